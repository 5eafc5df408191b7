import { renderHook } from '@testing-library/react-hooks';
import { useGalleryFocus } from '@loggia/hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const container = document.createElement('div');
const containerRef = { current: container };
const button = document.createElement('button');

beforeEach(() => {
  document.body.append(container);
  container.append(button);
  button.focus();
});
afterEach(() => document.body.replaceChildren());

const follow = () => renderHook(() => useGalleryFocus({ containerRef }), { wrapper: StrictMode });

describe('removing a gallery control', () => {
  test('moves focus to the gallery', () => {
    const { rerender } = follow();
    button.remove();
    rerender();
    expect(document.activeElement).toBe(container);
  });

  test('does not move focus if the user has focused another element', () => {
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    const { rerender } = follow();
    button.remove();
    elsewhere.focus();
    rerender();
    expect(document.activeElement).toBe(elsewhere);
  });

  test('does not move focus if the control was not focused', () => {
    button.blur();
    const { rerender } = follow();
    button.remove();
    rerender();
    expect(document.activeElement).toBe(document.body);
  });
});
