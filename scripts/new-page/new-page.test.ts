import { faultsOfNewPage, filesOfNewPage, routesWith } from './new-page';

const known = [
  { id: 'home', path: '/' },
  { id: 'solutions', path: '/solutions' },
];
const pricing = { id: 'pricing', path: '/pricing', label: 'Pricing' };

const list = `export const routes = {
  home: { path: '/', label: 'Home' },
} as const satisfies Record<string, Route>;
`;

describe('a new page', () => {
  it('is the last line of the route list, below the page that its path begins with', () => {
    expect(routesWith(list, pricing, known)).toContain(
      "  pricing: { path: '/pricing', label: 'Pricing', parent: 'home' },\n} as const",
    );
    expect(routesWith(list, { ...pricing, path: '/solutions/new' }, known)).toContain(
      "parent: 'solutions'",
    );
  });

  it('starts with a file of words and a file of sections', () => {
    const files = filesOfNewPage({ id: 'priceList', path: '/price-list', label: "What's due" });
    expect(files.map(({ file }) => file)).toEqual([
      'content/pages/price-list.ts',
      'app/price-list/page.tsx',
    ]);
    expect(files[0]?.text).toContain("eyebrow: 'What\\'s due'");
    expect(files[1]?.text).toContain("from '@/content/pages/price-list'");
  });

  it.each([
    [{ ...pricing, id: 'Price list' }, 'id “Price list”: write it like askOctopus'],
    [{ ...pricing, path: 'pricing/' }, 'path “pricing/”: lower case'],
    [{ ...pricing, label: ' ' }, 'label: give the name'],
    [{ ...pricing, id: 'home' }, 'id “home” is taken'],
    [{ ...pricing, path: '/solutions' }, 'path “/solutions” is taken'],
  ])('is refused with a reason: %j', (page, reason) => {
    expect(faultsOfNewPage(page, known).join()).toContain(reason);
  });

  it('says so when the route list looks unlike itself', () => {
    expect(() => routesWith('', pricing, known)).toThrow('the end of the list is not found');
  });
});
