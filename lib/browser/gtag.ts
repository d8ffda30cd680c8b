/**
 * A command for Google's tag, put onto the data layer as Google's own snippet does it. The tag
 * knows commands by their being `arguments` objects: an array would be ignored. That also keeps
 * them apart from our events, which are plain objects with an `event`.
 * Source: https://developers.google.com/tag-platform/gtagjs/reference
 */
export const gtag: (...command: readonly unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments);
};
