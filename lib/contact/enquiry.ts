import type { Pages } from '@/content/schema';
import { fillTemplate } from '@/lib/base/fill';

/**
 * The words for an address of the contact page, so that a visitor who came by a button need not
 * say again what it was for.
 * @param search the query of the address, such as `?intent=demo&product=octomine`
 * @param words what there is to say, by intent and by subject
 * @returns texts by their place on the page, and the sentence that the message starts with; nothing
 *   when the intent is missing or unknown; an unknown product is left out
 */
export function enquiryOf(search: string, words: Pages['contact']['enquiry']) {
  const query = new URLSearchParams(search);
  const intent = ownValue(words.intents, query.get('intent'));
  if (!intent) return undefined;
  const { sentence, sentenceAbout, ...texts } = intent;
  const subject = ownValue(words.subjects, query.get('product'));
  return {
    sentence: subject ? fillTemplate(sentenceAbout, { subject }) : sentence,
    texts,
  };
}

/** A place on the contact page whose words an enquiry changes; named by `data-enquiry-text`. */
export type EnquiryPlace = keyof NonNullable<ReturnType<typeof enquiryOf>>['texts'];

/** The value under a name that comes from an address: nothing that a record merely inherits. */
function ownValue<T>(record: Readonly<Record<string, T>>, name: string | null): T | undefined {
  return name !== null && Object.hasOwn(record, name) ? record[name] : undefined;
}
