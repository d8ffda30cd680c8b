import {
  ctaClick,
  formSubmit,
  newMilestones,
  pageView,
  scrollDepth,
  serviceView,
  solutionView,
} from './events';

describe('each event is the plain object of the data layer’s contract', () => {
  it.each([
    [
      pageView('/about', 'About us'),
      { event: 'page_view', page_path: '/about', page_title: 'About us' },
    ],
    [
      ctaClick('Get Demo - Octomine', 'hero'),
      { event: 'cta_click', cta_name: 'Get Demo - Octomine', location: 'hero' },
    ],
    [formSubmit(), { event: 'form_submit', form_type: 'contact_form' }],
    [serviceView('AI consulting'), { event: 'service_view', service_name: 'AI consulting' }],
    [solutionView('OctoSense'), { event: 'solution_view', solution_name: 'OctoSense' }],
    [scrollDepth(75), { event: 'scroll_depth', depth_percentage: 75 }],
  ])('%o', (made, expected) => {
    expect(made).toStrictEqual(expected);
  });
});

describe('milestones', () => {
  it.each([
    ['nothing above a quarter', 249, 1000, 0, []],
    ['a quarter exactly', 250, 1000, 0, [25]],
    ['several at one jump', 1000, 1000, 0, [25, 50, 75, 90]],
    ['only those not reached before', 1000, 1000, 50, [75, 90]],
    ['none again after the last', 1000, 1000, 90, []],
    ['none on the way back up', 300, 1000, 50, []],
    ['none on a page that fits', 0, 0, 0, []],
    ['none on a page shorter than the window', 0, -200, 0, []],
    ['none when pulled above the top', -80, 1000, 0, []],
  ])('reports %s', (_, scrolled, room, reached, expected) => {
    expect(newMilestones(scrolled, room, reached)).toEqual(expected);
  });
});
