import axe from 'axe-core';
import { expect } from 'vitest';

const isEnding = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));

/** Axe finds nothing in an element, once nothing fades in any more: half a fade is half the contrast. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const ending = document.getAnimations().filter(isEnding);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
