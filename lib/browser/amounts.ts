import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { inMillions, indianUnit, numberInMillions } from '@/lib/sample-brand/engine/millions';
import { rememberAmountStyle, rememberedAmountStyle } from './amount-style';

const { currency, million } = figureTexts;
const unitFirst = new RegExp(`^(\\s)${indianUnit}\\b`);
const unitOfChart = new RegExp(`${currency}(\\s)${indianUnit}`);

/** A text of the page as the build wrote it, and in millions. */
type AmountText = { readonly node: Text; readonly text: string; readonly inMillions: string };

/** The unit that follows a number, or that a chart's title gives to its bare numbers. */
const unitIn = (text: string | null | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[2];

/**
 * A text in millions. A unit may stand in a smaller type of its own after its number; in a chart
 * whose title names the unit, numbers that stand alone or have decimals are of that unit.
 */
function millionsOf({ data, parentElement }: Text, next: string | undefined): string {
  const text = inMillions(data).replace(unitFirst, `$1${million}`);
  const following = unitIn(next, unitFirst);
  const chart = parentElement?.closest('[data-chart]');
  const unit = following ?? unitIn(chart?.textContent, unitOfChart);
  if (!unit || text !== data) return text;
  const isNumber = following || /^[+−]?[\d,.]+\s*$/.test(data);
  return data.replace(isNumber ? /\d[\d,.]*(?=\s*$)/ : /\d[\d,]*\.\d+(?![\d%])/g, (digits) =>
    numberInMillions(digits, unit),
  );
}

function textsIn(root: Element): AmountText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.map((node, index) => ({
    node,
    text: node.data,
    inMillions: millionsOf(node, nodes[index + 1]?.data),
  }));
}

/**
 * Writes the amounts of the page as the visitor chose, on this page or an earlier one of the visit.
 * @param element the switch: a radio button for each style
 */
export function start(element: HTMLElement): void {
  const texts = [...document.querySelectorAll('[data-amounts]')]
    .flatMap(textsIn)
    .filter(({ node }) => !element.contains(node));
  const write = (style: string | undefined) => {
    for (const text of texts) {
      text.node.data = style === 'million' ? text.inMillions : text.text;
    }
  };
  const radios = [...element.querySelectorAll('input')];
  const remembered = rememberedAmountStyle();
  for (const radio of radios) if (radio.value === remembered) radio.checked = true;
  write(radios.find(({ checked }) => checked)?.value);
  element.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    write(target.value);
    rememberAmountStyle(target.value);
  });
  element.dataset.live = '';
}
