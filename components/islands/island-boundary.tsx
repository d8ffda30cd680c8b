'use client';

import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '@/components/ui/error-screen';

type Props = { readonly children: ReactNode };
type State = { readonly failure?: string };

/** Shows the error screen in an island's place when it throws; the page around it goes on. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <ErrorScreen message={failure} />;
  }
}
