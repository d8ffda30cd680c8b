import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { everyKind, type PageCheck } from '../site';

/** The rules that every page keeps, by https://html-validate.org. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The page's policy refuses it.
      'no-inline-style': 'error',
      // All files come from the page's own origin with a hash in their name. A hash in the
      // page as well would only break the page when a proxy recompresses a file.
      'require-sri': 'off',
      // Tables that become cards on a phone say their roles, because browsers take the role
      // from an element whose `display` a style changes.
      'no-redundant-role': 'off',
      // The radio group of the demo is Headless UI's: elements with roles, so that a choice can
      // be a whole card. Its keyboard and names are tested in a browser.
      'prefer-native-element': ['error', { exclude: ['radio'] }],
      // A list or a figure may have a name, and screen readers say it.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

export const validityChecks: readonly PageCheck[] = [
  {
    name: 'valid HTML',
    kinds: everyKind,
    faults: async ({ html, file }) => {
      const report = await validator.validateString(html, file);
      return report.results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column, selector }) =>
            `${line}:${column} ${message} (${ruleId}${selector === null ? '' : `, ${selector}`})`,
        ),
      );
    },
  },
];
