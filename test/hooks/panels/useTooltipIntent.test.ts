import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LightboxStatus } from '../../../hooks/lightbox/lightbox/types.ts';
import { useTooltipIntent } from '../../../hooks/lightbox/panels/useTooltipIntent.ts';

let stageElement: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><img alt=""><button title="Close"><svg></svg></button></div>';
  stageElement = document.body.firstElementChild as HTMLElement;
});
afterEach(() => {
  document.body.innerHTML = '';
});

const renderIntent = (status: LightboxStatus = 'open') =>
  renderHook(() => useTooltipIntent({ status, stageElement })).result;
const point = (selector: string, pointerType: string) =>
  act(() => {
    const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
    stageElement.querySelector(selector)?.dispatchEvent(event);
  });

describe('the tooltip chunk', () => {
  test.each(['mouse', 'pen'])('is requested when a %s enters a control', (pointerType) => {
    const isLikely = renderIntent();
    expect(isLikely.current).toBe(false);
    point('svg', pointerType);
    expect(isLikely.current).toBe(true);
  });

  test('stays requested once a pointer has entered a control', () => {
    const isLikely = renderIntent();
    point('button', 'mouse');
    point('img', 'mouse');
    expect(isLikely.current).toBe(true);
  });

  test.each([
    ['touch on a control', 'button', 'touch'],
    ['a pointer over the image', 'img', 'mouse'],
  ])('is not requested for %s', (_, selector, pointerType) => {
    const isLikely = renderIntent();
    point(selector, pointerType);
    expect(isLikely.current).toBe(false);
  });

  test('is not requested while the lightbox is closed', () => {
    const isLikely = renderIntent('closed');
    point('button', 'mouse');
    expect(isLikely.current).toBe(false);
  });
});
