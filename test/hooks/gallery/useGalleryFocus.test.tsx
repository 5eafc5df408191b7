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

describe('the focus of a control that vanishes', () => {
  test('goes to the gallery', () => {
    const { rerender } = follow();
    button.remove();
    rerender();
    expect(document.activeElement).toBe(container);
  });

  test('stays where a visitor has taken it meanwhile', () => {
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    const { rerender } = follow();
    button.remove();
    elsewhere.focus();
    rerender();
    expect(document.activeElement).toBe(elsewhere);
  });

  test('is nobody’s where no control had it', () => {
    button.blur();
    const { rerender } = follow();
    button.remove();
    rerender();
    expect(document.activeElement).toBe(document.body);
  });
});
