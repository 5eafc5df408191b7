// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { LIGHTBOX_SHORTCUTS } from '@loggia/hooks/lightbox';
import { resolveShortcut } from '../../../hooks/lightbox/lightbox/useLightboxKeyboard.ts';

describe('resolveShortcut', () => {
  test.each([
    ['ArrowRight', 'next', 'previous'],
    ['ArrowLeft', 'previous', 'next'],
    ['Home', 'first', 'first'],
    ['End', 'last', 'last'],
    ['Escape', 'close', 'close'],
    [' ', 'togglePlay', 'togglePlay'],
    ['Space', 'togglePlay', 'togglePlay'],
    ['ArrowUp', null, null],
    ['a', null, null],
  ] as const)('maps %j to %s, or to %s in right-to-left layouts', (key, leftToRight, rightToLeft) => {
    expect(resolveShortcut(key, LIGHTBOX_SHORTCUTS, 'ltr')).toBe(leftToRight);
    expect(resolveShortcut(key, LIGHTBOX_SHORTCUTS, 'rtl')).toBe(rightToLeft);
  });

  test('maps keys to custom actions, regardless of case', () => {
    const shortcuts = { ...LIGHTBOX_SHORTCUTS, info: ['i', '?'] };
    expect(resolveShortcut('i', shortcuts, 'ltr')).toBe('info');
    expect(resolveShortcut('I', shortcuts, 'rtl')).toBe('info');
    expect(resolveShortcut('?', shortcuts, 'ltr')).toBe('info');
    expect(resolveShortcut('ArrowRight', shortcuts, 'ltr')).toBe('next');
  });

  test('has exactly one name for each default key, so that the keys can be listed', () => {
    const keys = Object.values(LIGHTBOX_SHORTCUTS).flat();
    expect(keys).not.toContain(' ');
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('supports remapped and disabled keys', () => {
    const shortcuts = { ...LIGHTBOX_SHORTCUTS, next: ['j', 'Space'], previous: ['k'], first: [], togglePlay: [] };
    expect(resolveShortcut('j', shortcuts, 'rtl')).toBe('next');
    expect(resolveShortcut(' ', shortcuts, 'ltr')).toBe('next');
    expect(resolveShortcut('k', shortcuts, 'ltr')).toBe('previous');
    expect(resolveShortcut('ArrowRight', shortcuts, 'ltr')).toBeNull();
    expect(resolveShortcut('Home', shortcuts, 'ltr')).toBeNull();
  });
});
