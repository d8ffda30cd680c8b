/** The report's own look: it stands alone, so it shares none with the site. */
export const reportStyles = `
:root { color-scheme: light; --line: #d5d9de; --quiet: #55606c; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 2rem 1.5rem 6rem; color: #1b232c; background: #fff;
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; margin: 0; }
h2 { font-size: 1.3rem; margin: 0 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.lead { font-size: 1.15rem; }
small { color: var(--quiet); font-size: .85rem; font-weight: 400; }
section { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 2px solid var(--line); }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; color: var(--quiet); font-weight: 600; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.words { table-layout: fixed; }
.passage { white-space: pre-line; overflow-wrap: anywhere; }
ins { background: #d4f3da; text-decoration: none; }
del { background: #fbdcdc; }
.warning { border-left: 4px solid #c5283d; background: #fdf1f2; padding: .75rem 1rem; }
.warning p { margin: 0; }
.two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem; }
.result { font-family: arial, sans-serif; border: 1px solid var(--line); border-radius: .5rem;
  padding: 1rem; }
.result p { margin: 0; font-size: .875rem; }
.result .result-title { color: #1a0dab; font-size: 1.25rem; line-height: 1.3; margin: .25rem 0; }
.views { display: flex; gap: 1rem; align-items: flex-start; margin-bottom: 1rem; }
figure { margin: 0; min-width: 0; flex: 0 1 auto; }
figcaption { color: var(--quiet); font-size: .85rem; }
img { display: block; max-width: 100%; border: 1px solid var(--line); }
summary { cursor: pointer; font-weight: 600; margin: 1rem 0 .5rem; }
`;
