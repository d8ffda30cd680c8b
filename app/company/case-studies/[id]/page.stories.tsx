import { StoryHead } from './_sections/story-head';
import { FinalCall } from '@/components/sections/final-call';
import { ReadingText } from '@/components/sections/reading-text';
import { WritingPage } from '@/components/layout/page';
import { caseStudies } from '@/content/pages/case-studies';
import { readStories, readStory } from '@/lib/articles/stories';
import { storyRecord } from '@/lib/routes/pages';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return readStories().map(({ slug }) => ({ id: slug }));
}

export async function generateMetadata({ params }: Props) {
  return metadataOf(storyRecord(readStory((await params).id)));
}

/**
 * A case study. Under a static export a page without addresses is an error, so that this file
 * counts as a page only when there are case studies: next.config.mjs says when.
 */
export default async function CaseStudyPage({ params }: Props) {
  const story = readStory((await params).id);
  return (
    <WritingPage record={storyRecord(story)}>
      <StoryHead {...story.frontMatter} />
      <ReadingText writing={story} nextStep={caseStudies.finalCall.actions} />
      <FinalCall {...caseStudies.finalCall} />
    </WritingPage>
  );
}
