/**
 * The looks of the preview page: each platform's widths, type and number of lines as they were
 * measured in its apps. Platforms change; the order of what fits rarely does.
 */
export const style = `
:root { color-scheme: light; --ink: #0b1d2e; --body: #33475b; --muted: #5a6b7b; --paper: #fbfaf7; --sand: #f3efe7; --line: #e8e3d8; --coral: #c93a22; --teal: #0b7a75; --ui: -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--body); font: 16px/1.5 var(--ui); }
header { background: var(--ink); color: #b8c7d6; padding: 40px 48px 32px; }
header h1 { color: #fff; font-size: 34px; letter-spacing: -0.02em; line-height: 1.1; }
header p { margin-top: 12px; max-width: 78ch; }
header code { color: #5fd6c9; }
header label { color: #fff; }
mark { background: #f2b544; border-radius: 4px; color: var(--ink); font-size: 12px; font-weight: 700; padding: 1px 6px; }
.columns { display: grid; gap: 0 40px; grid-template-columns: 260px minmax(0, 1fr); padding: 0 48px 80px; }
nav { align-self: start; max-height: 100vh; overflow: auto; padding: 32px 0; position: sticky; top: 0; }
nav ol { list-style: none; padding: 0; }
nav a { border-radius: 8px; color: var(--body); display: block; font-size: 14px; overflow: hidden; padding: 6px 10px; text-decoration: none; text-overflow: ellipsis; white-space: nowrap; }
nav a:hover { background: var(--sand); color: var(--ink); }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 2px; }
.page { border-bottom: 1px solid var(--line); padding: 40px 0; scroll-margin-top: 0; }
.page h2 { color: var(--ink); font-size: 24px; letter-spacing: -0.01em; }
dl { display: flex; flex-wrap: wrap; gap: 4px 32px; margin-top: 8px; }
dt { color: var(--muted); font-size: 13px; }
dd { color: var(--ink); font-size: 14px; }
.cards { align-items: start; display: grid; gap: 28px 32px; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); margin-top: 24px; }
.platform { margin: 0; min-width: 0; }
figcaption { color: var(--ink); font-size: 14px; font-weight: 650; margin-bottom: 8px; }
figcaption span { color: var(--muted); font-weight: 400; }
.platform:has([data-is-cut]) figcaption::after { background: var(--sand); border-radius: 4px; content: 'text cut'; font-size: 12px; font-weight: 600; margin-left: 8px; padding: 1px 6px; }
.platform:has(.title[data-is-cut]) figcaption::after { background: #f2b544; content: 'title cut'; }
.platform img { display: block; height: auto; width: 100%; }
[data-may-cut] { -webkit-box-orient: vertical; display: -webkit-box; overflow: hidden; }

.google { background: #fff; border: 1px solid var(--line); border-radius: 12px; font-family: Arial, sans-serif; max-width: 600px; padding: 16px 18px; }
.google .site { align-items: center; display: flex; gap: 12px; }
.google .site img { border-radius: 50%; height: 28px; width: 28px; }
.google .name { color: #202124; font-size: 14px; line-height: 20px; }
.google .trail { color: #4d5156; font-size: 12px; line-height: 18px; }
.google .title { -webkit-line-clamp: 1; color: #1a0dab; font-size: 20px; line-height: 26px; margin-top: 6px; }
.google .text { -webkit-line-clamp: 2; color: #4d5156; font-size: 14px; line-height: 22px; margin-top: 3px; }
.platform:has(.google) { grid-column: 1 / -1; }

.x { font-family: var(--ui); max-width: 516px; }
.x .picture { border: 1px solid #cfd9de; border-radius: 16px; overflow: hidden; position: relative; }
.x .title { -webkit-line-clamp: 1; background: rgb(0 0 0 / 0.77); border-radius: 4px; bottom: 12px; color: #fff; font-size: 13px; left: 12px; line-height: 16px; max-width: calc(100% - 24px); padding: 2px 8px; position: absolute; }
.x .from { color: #536471; font-size: 13px; margin-top: 4px; }

.linkedin { background: #fff; border: 1px solid #dfdeda; border-radius: 8px; font-family: var(--ui); max-width: 552px; overflow: hidden; }
.linkedin .words { background: #eef3f8; padding: 10px 12px; }
.linkedin .title { -webkit-line-clamp: 2; color: rgb(0 0 0 / 0.9); font-size: 14px; font-weight: 600; line-height: 20px; }
.linkedin .from { color: rgb(0 0 0 / 0.6); font-size: 12px; margin-top: 2px; }

.whatsapp { background: #d9fdd3; border-radius: 10px; font-family: var(--ui); max-width: 340px; padding: 4px; }
.whatsapp .card { background: #cdf1c6; border-radius: 8px; overflow: hidden; }
.whatsapp .words { padding: 8px 10px; }
.whatsapp .title { -webkit-line-clamp: 2; color: #111b21; font-size: 14px; font-weight: 600; line-height: 18px; }
.whatsapp .text { -webkit-line-clamp: 2; color: #54656f; font-size: 13px; line-height: 17px; margin-top: 2px; }
.whatsapp .from { color: #667781; font-size: 12px; margin-top: 3px; }
.whatsapp .link { color: #027eb5; font-size: 14px; overflow-wrap: anywhere; padding: 6px 8px 4px; }

.slack { border-left: 4px solid #dddddd; font-family: Lato, var(--ui); max-width: 480px; padding-left: 12px; }
.slack .from { color: #1d1c1d; font-size: 14px; font-weight: 700; }
.slack .title { -webkit-line-clamp: 2; color: #1264a3; font-size: 15px; font-weight: 700; line-height: 22px; }
.slack .text { -webkit-line-clamp: 5; color: #1d1c1d; font-size: 15px; line-height: 22px; }
.slack img { border-radius: 8px; margin-top: 8px; max-width: 360px; }

.imessage { background: #e9e9eb; border-radius: 18px; font-family: var(--ui); max-width: 300px; overflow: hidden; }
.imessage .words { padding: 10px 14px 12px; }
.imessage .title { -webkit-line-clamp: 2; color: #000; font-size: 14px; font-weight: 600; line-height: 18px; }
.imessage .from { color: #6e6e73; font-size: 12px; margin-top: 2px; }

@media (width < 60rem) { .columns { grid-template-columns: minmax(0, 1fr); padding: 0 20px 48px; } header { padding: 28px 20px; } nav { display: none; } }
`;
