// @vitest-environment jsdom
import { describe, test } from 'vitest';
import { expectFormsReadBack, type Generation } from './contactFormReadBack.ts';

describe.each<Generation>(['newer', 'older'])('parsing a form in %s plugin markup', (generation) => {
  test('round-trips 200 random forms', { timeout: 300_000 }, () => {
    expectFormsReadBack(generation, 200);
  });
});
