import { describe, expect, test } from 'vitest';
import { comparingPlaces } from '../../helpers/mountedPlaces.ts';

const mountIn = comparingPlaces();

/** The rules of themes for the children of their content, in our own words. */
const THEMES = {
  'a grid with gutters':
    '*, ::before, ::after { box-sizing: border-box } .entry-content { display: flex; flex-wrap: wrap } ' +
    '.entry-content > * { flex-shrink: 0; width: 100%; max-width: 100%; padding-inline: 15px }',
  'a grid with gutters, and boxes as browsers count them':
    '.entry-content > * { width: calc(100% - 30px); padding-right: 15px; padding-left: 15px }',
  'a wide margin within': '.entry-content > * { padding: 12px 5% }',
  'a column, and gutters in it':
    '* { box-sizing: border-box } .entry-content > * { max-width: 645px; margin-inline: auto; padding: 1em 2rem 0 }',
  'places by hand':
    '* { box-sizing: border-box !important } .entry-content > div { width: 50%; padding: 0 0 0 40px !important; margin: 10px 0 }',
} as const;

describe('a mounted gallery', () => {
  test.each(Object.entries(THEMES))('has the room around it that its theme gives: %s', async (_theme, css) => {
    const { served, mounted, back } = await mountIn(css);
    expect([mounted, back]).toEqual([served, served]);
    expect(served.pictures.width).toBeLessThan(innerWidth);
  });

  test.each(['left', 'right'])(
    'is as wide as it was beside its text at the %s, where no theme says how wide',
    async (side) => {
      const css = `.align${side} { float: ${side}; margin: 0 20px }`;
      const served = { classes: `align${side}`, style: 'width: 300px; height: 90px' };
      // As the kit has it, which asks how wide it is and not how wide it would be.
      const outcome = await mountIn(css, served, { containerType: 'inline-size' });
      expect(outcome.mounted).toEqual(outcome.served);
      expect(outcome.served.pictures.width).toBe(300);
    },
  );

  test('does not float where nobody has aligned it, and a theme lets everything float', async () => {
    const { mounted } = await mountIn('.entry-content div { float: left; width: 300px }', { classes: 'aligncenter' });
    expect(mounted.words.top).toBe((mounted.pictures.top ?? 0) + 90);
  });
});
