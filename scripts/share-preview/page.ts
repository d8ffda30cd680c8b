import type { ShareCard } from './card';
import { style } from './style';

/** Text as HTML holds it. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * One HTML page that shows how every page looks as a search result and as a shared link, each
 * in the width and with the number of lines of its platform. What does not fit is cut as there,
 * and marked; it needs nothing but itself.
 * @param made when the pages were built, in words
 */
export function sharePreviewPage(cards: readonly ShareCard[], made: string): string {
  const [first] = cards;
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>How our pages look when shared</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>How our pages look when shared</h1>
<p>${cards.length} pages of ${escaped(first?.host ?? 'the site')}, read from the files built on ${escaped(made)}. A title that a platform cuts is marked <mark>title cut</mark>; long descriptions are cut by design. Words are changed in <code>content/pages</code> and <code>content/blog</code>: title, description, socialTitle, socialDescription, pictureTitle.</p>
<p><label><input type="checkbox" id="only-cut"> Only pages with a title that is cut</label> <span id="count"></span></p>
</header>
<div class="columns">
<nav aria-label="Pages"><ol>${cards.map((card) => `<li><a href="#${idOf(card)}">${escaped(card.path)}</a></li>`).join('')}</ol></nav>
<main>${cards.map(pageSection).join('\n')}</main>
</div>
<script>${script}</script>
</body>
</html>
`;
}

const idOf = ({ path }: ShareCard) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

function pageSection(card: ShareCard): string {
  return `<section id="${idOf(card)}" class="page">
<h2>${escaped(card.path)}</h2>
<dl>
<div><dt>Title</dt><dd>${card.title.length} characters, best 10 to 60</dd></div>
<div><dt>Description</dt><dd>${card.description.length} characters, best 50 to 155</dd></div>
<div><dt>Picture</dt><dd>${card.pictureKilobytes} KB, 1200 × 630</dd></div>
<div><dt>Picture in words</dt><dd>${escaped(card.pictureAlt)}</dd></div>
</dl>
<div class="cards">
${platform('Google', 'search result', google(card), 'google')}
${platform('X', 'large card', x(card), 'x')}
${platform('LinkedIn', 'feed', linkedIn(card), 'linkedin')}
${platform('WhatsApp', 'message', whatsApp(card), 'whatsapp')}
${platform('Slack', 'unfurled link', slack(card), 'slack')}
${platform('iMessage', 'message', iMessage(card), 'imessage')}
</div>
</section>`;
}

function platform(name: string, what: string, inside: string, look: string): string {
  return `<figure class="platform"><figcaption>${name} <span>${what}</span></figcaption><div class="${look}">${inside}</div></figure>`;
}

/** A text that its platform cuts after so many lines, which the style sheet says. */
const cut = (kind: string, text: string) =>
  `<p class="${kind}" data-may-cut title="${escaped(text)}">${escaped(text)}</p>`;

const picture = ({ picture: source, pictureAlt }: ShareCard) =>
  `<img src="${source}" alt="${escaped(pictureAlt)}" width="600" height="315">`;

function google(card: ShareCard): string {
  const trail = [`https://${card.host}`, ...card.trail].join(' › ');
  return `<div class="site"><img src="${card.icon}" alt="" width="28" height="28"><div><p class="name">${escaped(card.siteName)}</p><p class="trail">${escaped(trail)}</p></div></div>${cut('title', card.title)}${cut('text', card.description)}`;
}

function x(card: ShareCard): string {
  return `<div class="picture">${picture(card)}${cut('title', card.socialTitle)}</div><p class="from">From ${escaped(card.host)}</p>`;
}

function linkedIn(card: ShareCard): string {
  return `${picture(card)}<div class="words">${cut('title', card.socialTitle)}<p class="from">${escaped(card.host)}</p></div>`;
}

function whatsApp(card: ShareCard): string {
  return `<div class="card">${picture(card)}<div class="words">${cut('title', card.socialTitle)}${cut('text', card.socialDescription)}<p class="from">${escaped(card.host)}</p></div></div><p class="link">https://${escaped(card.host)}${escaped(card.path)}</p>`;
}

function slack(card: ShareCard): string {
  return `<p class="from">${escaped(card.siteName)}</p>${cut('title', card.socialTitle)}${cut('text', card.socialDescription)}${picture(card)}`;
}

function iMessage(card: ShareCard): string {
  return `${picture(card)}<div class="words">${cut('title', card.socialTitle)}<p class="from">${escaped(card.host)}</p></div>`;
}

/** Marks what is cut, and shows only pages with a cut title when asked. */
const script = `
const mark = () => {
  for (const text of document.querySelectorAll('[data-may-cut]')) {
    const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
    text.toggleAttribute('data-is-cut', isCut);
  }
  const pages = [...document.querySelectorAll('.page')];
  const withCut = pages.filter((page) => page.querySelector('.title[data-is-cut]') !== null);
  document.querySelector('#count').textContent = withCut.length + ' of ' + pages.length;
  const only = document.querySelector('#only-cut').checked;
  for (const page of pages) page.hidden = only && !withCut.includes(page);
};
document.querySelector('#only-cut').addEventListener('change', mark);
mark();
`;
