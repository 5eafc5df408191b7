import { describe, expect, test } from 'vitest';
import { comparingPlaces } from '../../helpers/mountedPlaces.ts';

const mountIn = comparingPlaces();

/** Typical theme rules for the alignment classes of the editor. */
const THEMES = {
  'a classic theme':
    '.alignleft { float: left; width: 300px; margin: 0 2em 1em 0 } .alignright { float: right; width: 300px; margin: 0 0 1em 2em } ' +
    '.aligncenter { clear: both; display: block; width: 300px; margin: 0 auto }',
  'a block theme':
    '.entry-content > .alignleft { float: left; width: 300px; margin-inline: 0 2em } .entry-content > .alignright { float: right; width: 300px; margin-inline: 2em 0 } ' +
    '.entry-content > .aligncenter { width: 300px; margin-left: auto !important; margin-right: auto !important } ' +
    '.entry-content > :where(:not(.alignleft):not(.alignright)) { max-width: 645px; margin-left: auto !important; margin-right: auto !important }',
} as const;

describe.each(Object.entries(THEMES))('in %s', (_theme, css) => {
  test.each(['alignleft', 'alignright', 'aligncenter'])(
    'a gallery with the class %s and the text next to it keep their positions when mounted',
    async (alignment) => {
      const { served, mounted } = await mountIn(css, { classes: `gallery ${alignment}` });
      expect(served.pictures.width).toBe(300);
      expect(mounted).toEqual(served);
    },
  );
});
