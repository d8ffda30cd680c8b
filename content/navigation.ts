import { company } from './company';
import type { Action, LinkTarget } from './schema';

/** One link of a menu. Without a label, it carries the page's own name from routes.ts. */
export type NavigationItem = {
  readonly to: LinkTarget;
  readonly label?: string;
  /** A few words on what the visitor finds there. */
  readonly note?: string;
};

/** A menu of the header. */
export type NavigationMenu = {
  /** Lower case, no spaces: part of the menu's id in the page. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavigationItem[];
  /** The overview page, below the others. */
  readonly overview?: NavigationItem;
  /** How many of the items the mobile menu shows; all of them when left out. */
  readonly mobileItems?: number;
};

/** The link before the menus, in the header and the mobile menu. */
export const homeLink = { to: { route: 'home' } } as const satisfies NavigationItem;

/** The menus of the header, in order. The mobile menu shows the same ones, shortened. */
export const menus = [
  {
    id: 'solutions',
    label: 'Solutions',
    mobileItems: 3,
    items: [
      { to: { route: 'octomine' }, note: 'Prebuilt dashboards for consumer brands' },
      { to: { route: 'askOctopus' }, note: 'Questions answered in plain words' },
      { to: { route: 'octosense' }, note: 'Alerts before the shelf is empty' },
      {
        to: { route: 'octomine', hash: 'integrations' },
        label: 'Integrations',
        note: '500+ connectors',
      },
      {
        to: { route: 'askOctopus', hash: 'scenario-planning' },
        label: 'Scenario planning',
        note: 'Test a price before you change it',
      },
      { to: { route: 'contact' }, label: 'Ask for a demo' },
    ],
    overview: { to: { route: 'solutions' }, label: 'All solutions' },
  },
  {
    id: 'services',
    label: 'Services',
    mobileItems: 3,
    items: [
      { to: { route: 'aiConsulting' }, note: 'From a question to a working model' },
      { to: { route: 'dataInfrastructure' }, note: 'Pipelines, warehouse and access' },
      { to: { route: 'softwareDevelopment' }, note: 'Apps and portals around your data' },
      { to: { route: 'businessDataConsulting' }, note: 'KPIs that every team agrees on' },
      {
        to: { route: 'dataInfrastructure', hash: 'managed' },
        label: 'Managed data',
        note: 'We run it, you use it',
      },
      { to: { route: 'contact' }, label: 'Talk to us' },
    ],
    overview: { to: { route: 'services' }, label: 'All services' },
  },
  {
    id: 'company',
    label: 'Company',
    items: [
      { to: { alias: '/company/about-us' }, label: 'About us' },
      { to: { alias: '/company/case-studies' }, label: 'Case studies' },
      { to: { alias: '/company/blogs' }, label: 'Blog' },
      { to: { route: 'contact' }, label: 'Contact' },
    ],
  },
] as const satisfies readonly NavigationMenu[];

/** The accent button of the header and the mobile menu. */
export const bookADemo = {
  label: 'Book a Demo',
  to: { contact: 'demo' },
  event: { name: 'Book a Demo', location: 'header' },
} as const satisfies Action;

/** The columns of the footer. */
export const footerColumns = [
  {
    label: 'Solutions',
    items: [
      { to: { route: 'octomine' } },
      { to: { route: 'askOctopus' } },
      { to: { route: 'octosense' } },
    ],
  },
  {
    label: 'Company',
    items: [
      { to: { route: 'about' } },
      { to: { route: 'caseStudies' } },
      { to: { route: 'blog' } },
      { to: { route: 'contact' } },
    ],
  },
  {
    label: 'Services',
    items: [
      { to: { route: 'aiConsulting' } },
      { to: { route: 'businessDataConsulting' } },
      { to: { route: 'softwareDevelopment' } },
      { to: { route: 'dataInfrastructure' } },
    ],
  },
] as const satisfies readonly {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}[];

/** The links of the footer's last line. */
export const legalLinks = [
  { to: { route: 'privacy' } },
  { to: { route: 'terms' } },
] as const satisfies readonly NavigationItem[];

/** The sentence below the company's name in the footer. */
export const footerText =
  'AI analytics and data consulting for consumer brands, retailers and distributors. India and the UK.';

/** What only those read who hear the page or use the keyboard: names of its parts and signs. */
export const spokenNames = {
  skip: 'Skip to content',
  home: `${company.name}, home page`,
  main: 'Main',
  mobile: 'Mobile',
  menu: 'Menu',
  breadcrumb: 'Breadcrumb',
} as const;
