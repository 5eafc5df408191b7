import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMovedElements } from '../../../hooks/core/overlayHost/engine/createMovedElements.ts';

// jsdom has no `moveBefore`, as browsers had none before 2025.

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

test('guests come back to their very places, in their order, and nothing is left of it', () => {
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

test('one goes back alone while another stays', () => {
  const guests = createMovedElements(find('host'));
  guests.adopt(find('one'));
  guests.adopt(find('two'));
  guests.giveBack(find('one'));
  expect(find('host').textContent).toBe('2');
  expect(find('one').nextSibling?.nodeType).toBe(Node.COMMENT_NODE);
  guests.giveBackAll();
  expect(find('one').nextSibling).toBe(find('two'));
});

test('one that its owner removed meanwhile stays away', () => {
  const guests = createMovedElements(find('host'));
  const banner = find('one');
  guests.adopt(banner);
  banner.remove();
  guests.giveBackAll();
  expect(banner.isConnected).toBe(false);
  expect(find('two').previousSibling).toBe(document.querySelector('main'));
});

test('one whose place is gone goes with it', () => {
  const guests = createMovedElements(find('host'));
  const [banner, place] = [find('one'), document.createElement('div')];
  document.body.append(place);
  place.append(banner);
  guests.adopt(banner);
  place.innerHTML = '';
  guests.giveBackAll();
  expect(banner.isConnected).toBe(false);
});

test('an element around the host, in it, or on no page is left where it is', () => {
  const page = before();
  const guests = createMovedElements(find('host'));
  for (const element of [document.body, find('host'), document.createElement('aside')]) guests.adopt(element);
  expect(before()).toBe(page);
});

test('a frame that would load anew stays where it is, and the developer is told how to fix it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  find('two').innerHTML = '<iframe title="Chat"></iframe>';
  const page = before();
  const guests = createMovedElements(find('host'));
  guests.adopt(find('two'));
  guests.giveBackAll();
  expect(before()).toBe(page);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/#two.*moveBefore.*hostElement/)]]);
});
