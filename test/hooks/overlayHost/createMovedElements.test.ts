import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMovedElements } from '../../../hooks/core/overlayHost/engine/createMovedElements.ts';

// jsdom has no `moveBefore`, like browsers before 2025.

beforeEach(() => {
  document.body.innerHTML =
    '<main>Page</main><aside id="one">1</aside><aside id="two">2</aside><footer>End</footer><dialog id="host"></dialog>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

const find = (id: string): Element => {
  const element = document.querySelector(`#${id}`);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
};
const before = () => document.body.innerHTML;

test('adopted elements return to their original positions and order without leaving extra markup', () => {
  const page = before();
  const guests = createMovedElements(find('host'));
  const [one, two] = [find('one'), find('two')];
  guests.adopt(one);
  guests.adopt(two);
  guests.adopt(one);
  expect(find('host').textContent).toBe('12');
  guests.giveBackAll();
  expect(before()).toBe(page);
  expect([find('one'), find('two')]).toEqual([one, two]);
});

test('one element can be returned while another stays adopted', () => {
  const guests = createMovedElements(find('host'));
  guests.adopt(find('one'));
  guests.adopt(find('two'));
  guests.giveBack(find('one'));
  expect(find('host').textContent).toBe('2');
  expect(find('one').nextSibling?.nodeType).toBe(Node.COMMENT_NODE);
  guests.giveBackAll();
  expect(find('one').nextSibling).toBe(find('two'));
});

test('an element removed by its owner is not returned', () => {
  const guests = createMovedElements(find('host'));
  const banner = find('one');
  guests.adopt(banner);
  banner.remove();
  guests.giveBackAll();
  expect(banner.isConnected).toBe(false);
  expect(find('two').previousSibling).toBe(document.querySelector('main'));
});

test('an element whose original container was emptied is not returned', () => {
  const guests = createMovedElements(find('host'));
  const [banner, place] = [find('one'), document.createElement('div')];
  document.body.append(place);
  place.append(banner);
  guests.adopt(banner);
  place.innerHTML = '';
  guests.giveBackAll();
  expect(banner.isConnected).toBe(false);
});

test('an ancestor of the host, the host itself, and detached elements are not adopted', () => {
  const page = before();
  const guests = createMovedElements(find('host'));
  for (const element of [document.body, find('host'), document.createElement('aside')]) guests.adopt(element);
  expect(before()).toBe(page);
});

test('an element whose iframe would reload is not adopted, and a warning explains the fix', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  find('two').innerHTML = '<iframe title="Chat"></iframe>';
  const page = before();
  const guests = createMovedElements(find('host'));
  guests.adopt(find('two'));
  guests.giveBackAll();
  expect(before()).toBe(page);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/#two.*moveBefore.*hostElement/)]]);
});
