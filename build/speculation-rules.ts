/**
 * Rules by which a browser loads the page ahead that the visitor is about to open: own pages,
 * when a link is pointed at or pressed. Left out: links marked nofollow (they lead to addresses
 * without a page), files, and links that leave the tab.
 * See https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const rules = {
  prerender: [
    {
      where: {
        selector_matches: "[href^='/']:not([href*='.'], [rel~=nofollow], [target], [download])",
      },
      eagerness: 'moderate',
    },
  ],
};

/** The script element with the rules; it holds data and runs nothing. */
export const speculationRules = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
