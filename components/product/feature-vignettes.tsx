import { Icon } from '../ui/icon';

const icons = ['chart', 'gauge', 'chat', 'lightbulb', 'plug', 'sliders'] as const;

/** A small picture of one of Octomine's six features, in the order of its content. */
export function FeatureVignette({ index }: { index: number }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-40 items-center justify-center rounded-control bg-teal-100 text-teal-600"
    >
      <Icon name={icons[index] ?? 'chart'} size="large" />
    </div>
  );
}
