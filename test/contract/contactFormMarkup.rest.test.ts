// @vitest-environment jsdom
import { describe, test } from 'vitest';
import { expectFormsReadBack } from './contactFormReadBack.ts';
import type { Generation } from './contactFormReadBack.ts';

describe.each<Generation>(['newer', 'older'])('200 random forms of the %s generation', (generation) => {
  test('are read back as they were described to the CMS', { timeout: 300_000 }, () => {
    expectFormsReadBack(generation, 200);
  });
});
