// @vitest-environment jsdom
import { describe, test } from 'vitest';
import { expectFormsReadBack, type Generation } from './contactFormReadBack.ts';

describe.each<Generation>(['newer', 'older'])(
  '200 random forms in the markup of the %s plugin generation',
  (generation) => {
    test('are parsed back to their description', { timeout: 300_000 }, () => {
      expectFormsReadBack(generation, 200);
    });
  },
);
