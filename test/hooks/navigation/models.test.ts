// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { isTowardsSubmenu } from '../../../hooks/site/navigation/useSubmenuHover.ts';
import {
  CLOSED_NAVIGATION,
  navigationReducer,
  type NavigationEvent,
} from '../../../hooks/site/navigation/navigationReducer.ts';
import { navigationPaths, parentIds } from '../../../hooks/site/navigation/useNavigationTree.ts';

const item = (id: string, items?: { id: string; label: string; href: string }[]) => ({
  id,
  label: id,
  href: `/${id}`,
  ...(items && { items }),
});
const after = (...events: readonly NavigationEvent[]) => events.reduce(navigationReducer, CLOSED_NAVIGATION);
const focus = (id: string, isVisible = true): NavigationEvent => ({ type: 'linkFocused', id, isVisible });

test('navigationPaths lists the ancestors of each item, and parentIds lists the items with a submenu', () => {
  const items = [item('home'), item('work', [item('family', [item('heirs')]), item('land', [])])];
  expect([...navigationPaths(items).values()]).toEqual([
    ['home'],
    ['work'],
    ['work', 'family'],
    ['work', 'family', 'heirs'],
    ['work', 'land'],
  ]);
  expect([...parentIds(items)]).toEqual(['work', 'family']);
});

describe('the open submenu', () => {
  test('follows the pointer, and closes when the pointer leaves', () => {
    const entered = after({ type: 'pointerEntered', id: 'work' });
    expect(entered.openId).toBe('work');
    expect(navigationReducer(entered, { type: 'pointerLeft' }).openId).toBeNull();
  });

  test('follows keyboard focus regardless of the pointer', () => {
    expect(after(focus('heirs'), { type: 'pointerEntered', id: 'home' }, { type: 'pointerLeft' }).openId).toBe('heirs');
    expect(after(focus('heirs'), { type: 'focusLeft' })).toMatchObject({ openId: null, focusedId: null });
  });

  test('ignores focus caused by a click', () => {
    expect(after(focus('work', false))).toMatchObject({ openId: null, focusedId: 'work' });
  });

  test('closes when the pointer leaves after a click has moved focus to another item', () => {
    const pressed = after(focus('heirs'), focus('home', false), { type: 'pointerEntered', id: 'land' });
    expect(navigationReducer(pressed, { type: 'pointerLeft' }).openId).toBeNull();
  });

  test('stays open under the pointer when focus leaves the menu', () => {
    expect(after(focus('heirs'), { type: 'pointerEntered', id: 'land' }, { type: 'focusLeft' }).openId).toBe('land');
  });

  test('depends on the state instead of CSS `:hover` from touchstart on', () => {
    expect(after({ type: 'touchStarted' })).toEqual({ ...CLOSED_NAVIGATION, isHandled: true });
  });

  test('closes one level for each press of Escape, and finally the menu', () => {
    const escape = (...openIds: readonly string[]): NavigationEvent => ({ type: 'escapePressed', openIds });
    const opened = [{ type: 'togglePressed' }, focus('heirs')] as const;
    const once = [...opened, escape('work', 'family')];
    expect(after(...once)).toMatchObject({ isToggled: true, openId: 'work', heldId: 'work' });
    const twice = [...once, escape('work')];
    expect(after(...twice)).toMatchObject({ isToggled: true, openId: null, heldId: null });
    expect(after(...twice, escape())).toMatchObject({ isToggled: false });
  });

  test('closes with the whole menu on a single Escape if focus is on an item without a submenu', () => {
    const opened = after({ type: 'togglePressed' }, focus('home'));
    expect(navigationReducer(opened, { type: 'escapePressed', openIds: [] }).isToggled).toBe(false);
  });

  test.each(['outsidePressed', 'linkFollowed'] as const)('closes with the menu on %s', (type) => {
    expect(after({ type: 'togglePressed' }, focus('work'), { type }, { type: 'pointerLeft' })).toMatchObject({
      isToggled: false,
      openId: null,
    });
  });
});

describe('a pointer leaving an item', () => {
  const below = { left: 0, top: 100, right: 200, bottom: 300 };
  const beside = { left: 300, top: 0, right: 500, bottom: 200 };
  test.each([
    ['heading for a submenu below when moving down', { x: 100, y: 60 }, { x: 120, y: 90 }, below, true],
    ['heading for the submenu when inside its bounds', { x: 100, y: 60 }, { x: 10, y: 250 }, below, true],
    ['not heading for a submenu below when moving along the bar', { x: 100, y: 60 }, { x: 190, y: 61 }, below, false],
    ['not heading for a submenu below when moving up', { x: 100, y: 60 }, { x: 100, y: 20 }, below, false],
    ['heading for a submenu on the right when moving right', { x: 280, y: 50 }, { x: 290, y: 80 }, beside, true],
    ['not heading for a submenu on the right when moving down', { x: 280, y: 50 }, { x: 281, y: 120 }, beside, false],
    ['heading for a submenu on the left when moving left', { x: 520, y: 50 }, { x: 510, y: 60 }, beside, true],
    ['heading for a submenu above when moving up', { x: 100, y: 320 }, { x: 100, y: 310 }, below, true],
  ])('is %s', (_way, from, point, submenu, expected) => {
    expect(isTowardsSubmenu(point, from, submenu)).toBe(expected);
  });
});
