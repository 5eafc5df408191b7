import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OffCanvasMenu, SiteNavigation } from '@loggia/ui';

const ITEMS = [
  { id: 'home', label: 'Home', href: '/', isCurrent: true },
  { id: 'work', label: 'Practice', href: '/work', items: [{ id: 'land', label: 'Land', href: '/land' }] },
  { id: 'bad', label: 'Bad', href: 'javascript:alert(1)' },
];

test('a server-rendered menu contains only safe links and no script-dependent attributes', () => {
  const html = renderToString(<SiteNavigation label="Main" items={ITEMS} />);
  expect([...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/work', '/land']);
  expect(html).toContain('aria-current="page"');
  expect(html).not.toMatch(/\sstyle=|data-ready|<a[^>]*aria-expanded|javascript:/);
});

test('a server-rendered off-canvas menu is closed, and hides its button if it is empty', () => {
  expect(renderToString(<OffCanvasMenu menus={[ITEMS]} />)).toMatch(/<dialog(?![^>]* open)[^>]*>/);
  expect(renderToString(<OffCanvasMenu menus={[]} />)).toMatch(/<button[^>]* hidden=""/);
});

test('the off-canvas menu opens and closes with invoker commands before hydration', () => {
  const html = renderToString(<OffCanvasMenu menus={[ITEMS]} />);
  const [, id] = /<dialog[^>]* id="([^"]+)"/.exec(html) ?? [];
  expect([...html.matchAll(/command="([^"]+)" commandfor="([^"]+)"/g)].map(([, ...command]) => command)).toEqual([
    ['show-modal', id],
    ['close', id],
  ]);
});
