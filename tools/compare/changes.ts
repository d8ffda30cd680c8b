import type { ExportedPage, ExportedSite } from './exported-site';
import { changedPassages, countChangedWords, type ChangedPassage } from './words';

/** What happened to the addresses of a site. */
export type AddressChanges = {
  /** Pages or redirects that answered before and do not now: whoever has such a link is lost. */
  readonly gone: readonly string[];
  readonly come: readonly string[];
  /** Redirects that are new or lead elsewhere. */
  readonly redirected: readonly { readonly from: string; readonly to: string }[];
};

/** A page in two exports; one that is new has no `before`. */
export type PagePair = { readonly before?: ExportedPage; readonly after: ExportedPage };

/** What changed on a page, but for its look. */
export type PageChange = PagePair & {
  readonly passages: readonly ChangedPassage[];
  readonly words: number;
  /** Whether its title or description changed. */
  readonly hasNewResult: boolean;
  readonly hasNewSocialPicture: boolean;
  /** Whether it can look otherwise: its HTML or a file that it names changed. */
  readonly mayLookOtherwise: boolean;
};

/** The addresses that two exports do not share. */
export function addressChanges(before: ExportedSite, after: ExportedSite): AddressChanges {
  const answers = ({ pages, redirects }: ExportedSite) => [...pages.keys(), ...redirects.keys()];
  const now = new Set(answers(after));
  return {
    gone: answers(before).filter((path) => !now.has(path)),
    come: [...after.pages.keys()].filter((path) => !before.pages.has(path)),
    redirected: [...after.redirects]
      .filter(([from, to]) => before.redirects.get(from) !== to)
      .map(([from, to]) => ({ from, to })),
  };
}

/** Every page of the new export beside what it was; one that moved, beside its old address. */
export function pagePairs(before: ExportedSite, after: ExportedSite): PagePair[] {
  const movedTo = new Map(
    [...after.redirects].filter(([from]) => before.pages.has(from)).map(([from, to]) => [to, from]),
  );
  return [...after.pages.values()].map((page) => {
    const was = before.pages.get(page.path) ?? before.pages.get(movedTo.get(page.path) ?? '');
    return { after: page, ...(was && { before: was }) };
  });
}

/** Compares a page's words, search result, social picture and bytes. */
export function pageChange(
  pair: PagePair,
  sites: readonly [ExportedSite, ExportedSite],
): PageChange {
  const [oldSite, newSite] = sites;
  const { before, after } = pair;
  const passages = changedPassages(before?.passages ?? [], after.passages);
  const pictureIn = (site: ExportedSite, page: ExportedPage | undefined) =>
    site.files.get(page?.socialPicture ?? '');
  const changedFiles = [...newSite.files]
    .filter(([file, hash]) => !file.endsWith('.html') && oldSite.files.get(file) !== hash)
    .map(([file]) => file);
  return {
    ...pair,
    passages,
    words: countChangedWords(passages),
    hasNewResult: before?.title !== after.title || before.description !== after.description,
    hasNewSocialPicture: pictureIn(oldSite, before) !== pictureIn(newSite, after),
    mayLookOtherwise:
      before?.html !== after.html || changedFiles.some((file) => after.html.includes(`/${file}`)),
  };
}

/** Files with an address of their own that came, went or changed: feeds, pictures, icons. */
export function fileChanges(before: ExportedSite, after: ExportedSite) {
  const own = ({ files }: ExportedSite) =>
    [...files.keys()].filter((file) => !/\.(html|md)$|^(_next|og)\//.test(file));
  return {
    gone: own(before).filter((file) => !after.files.has(file)),
    come: own(after).filter((file) => !before.files.has(file)),
    changed: own(after).filter(
      (file) => before.files.has(file) && before.files.get(file) !== after.files.get(file),
    ),
  };
}
