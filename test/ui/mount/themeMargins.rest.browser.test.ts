import { describe, expect, test } from 'vitest';
import { comparingPlaces } from '../../helpers/mountedPlaces.ts';

const mountIn = comparingPlaces();

/** Typical theme rules for the children of the content. */
const THEMES = {
  'a grid with gutters':
    '*, ::before, ::after { box-sizing: border-box } .entry-content { display: flex; flex-wrap: wrap } ' +
    '.entry-content > * { flex-shrink: 0; width: 100%; max-width: 100%; padding-inline: 15px }',
  'a grid with gutters and content-box sizing':
    '.entry-content > * { width: calc(100% - 30px); padding-right: 15px; padding-left: 15px }',
  'wide padding': '.entry-content > * { padding: 12px 5% }',
  'a column with gutters':
    '* { box-sizing: border-box } .entry-content > * { max-width: 645px; margin-inline: auto; padding: 1em 2rem 0 }',
  'custom positions':
    '* { box-sizing: border-box !important } .entry-content > div { width: 50%; padding: 0 0 0 40px !important; margin: 10px 0 }',
} as const;

describe('a mounted gallery', () => {
  test.each(Object.entries(THEMES))('keeps its spacing in a theme with %s', async (_theme, css) => {
    const { served, mounted, back } = await mountIn(css);
    expect([mounted, back]).toEqual([served, served]);
    expect(served.pictures.width).toBeLessThan(innerWidth);
  });

  test.each(['left', 'right'])('keeps its width next to text on the %s if the theme sets no width', async (side) => {
    const css = `.align${side} { float: ${side}; margin: 0 20px }`;
    const served = { classes: `align${side}`, style: 'width: 300px; height: 90px' };
    // Like in the kit, whose container queries don't allow intrinsic sizing.
    const outcome = await mountIn(css, served, { containerType: 'inline-size' });
    expect(outcome.mounted).toEqual(outcome.served);
    expect(outcome.served.pictures.width).toBe(300);
  });

  test('does not float if it is centered in a theme that floats all elements', async () => {
    const { mounted } = await mountIn('.entry-content div { float: left; width: 300px }', { classes: 'aligncenter' });
    expect(mounted.words.top).toBe((mounted.pictures.top ?? 0) + 90);
  });
});
