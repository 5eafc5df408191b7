import axe from 'axe-core';
import { expect } from 'vitest';

const isEnding = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));

/** Expects axe to find no violations in an element. Finishes its animations first: halfway through a fade, the contrast is too low. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  for (const animation of document.getAnimations()) if (isEnding(animation)) animation.finish();
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
