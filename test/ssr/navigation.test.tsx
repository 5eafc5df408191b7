import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OffCanvasMenu, SiteNavigation } from '@loggia/ui';

const ITEMS = [
  { id: 'home', label: 'Home', href: '/', isCurrent: true },
  { id: 'work', label: 'Practice', href: '/work', items: [{ id: 'land', label: 'Land', href: '/land' }] },
  { id: 'bad', label: 'Bad', href: 'javascript:alert(1)' },
];

test('the server’s HTML of a menu has every link, nothing that only scripts could keep true, and no style attribute', () => {
  const html = renderToString(<SiteNavigation label="Main" items={ITEMS} />);
  expect([...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/work', '/land']);
  expect(html).toContain('aria-current="page"');
  expect(html).not.toMatch(/\sstyle=|data-ready|<a[^>]*aria-expanded|javascript:/);
});

test('the off-canvas menu is closed, and its burger is away where there is nothing to show', () => {
  expect(renderToString(<OffCanvasMenu menus={[ITEMS]} />)).toMatch(/<dialog(?![^>]* open)[^>]*>/);
  expect(renderToString(<OffCanvasMenu menus={[]} />)).toMatch(/<button[^>]* hidden=""/);
});

test('the browser itself opens and closes the off-canvas menu until a script does', () => {
  const html = renderToString(<OffCanvasMenu menus={[ITEMS]} />);
  const [, id] = /<dialog[^>]* id="([^"]+)"/.exec(html) ?? [];
  expect([...html.matchAll(/command="([^"]+)" commandfor="([^"]+)"/g)].map(([, ...command]) => command)).toEqual([
    ['show-modal', id],
    ['close', id],
  ]);
});
