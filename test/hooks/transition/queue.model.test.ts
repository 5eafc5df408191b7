// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import type { SlideEffect } from '@loggia/hooks';
import { tileGrid } from '../../../hooks/slides/transition/engine/animateTiles.ts';
import { LightboxModel } from '../lightbox/LightboxModel.ts';
import { photos } from '../lightbox/renderLightbox.ts';

const FRAME_MS = 1000 / 60;
const PRESSES = 50;
const PRESS_EVERY_MS = 30;

/** The total duration of a transition: tiles start one after another. */
function lengthMs(name: SlideEffect, durationMs: number): number {
  const effect = SLIDE_EFFECTS[name];
  if (effect.kind === 'cut') return 0;
  const { columns, rows } = effect.kind === 'tiles' ? effect : { columns: 1, rows: 1 };
  const tiles = tileGrid({ columns, rows, width: 1, height: 1, durationMs });
  return durationMs + Math.max(...tiles.map(({ delayMs }) => delayMs));
}

function press(durationMs: number) {
  const model = new LightboxModel(photos(PRESSES + 10), { durationMs });
  model.open('photo-0');
  model.load();
  let pressed = 0;
  for (let nowMs = 0; nowMs < 60_000; nowMs += FRAME_MS) {
    while (pressed < PRESSES && pressed * PRESS_EVERY_MS <= nowMs) {
      pressed += 1;
      model.go({ step: 1 });
    }
    model.playFrame();
    if (pressed === PRESSES && model.state.status === 'open' && !model.state.change) return { nowMs, model };
  }
  throw new Error('The presses are never all shown.');
}

describe('50 key presses within 1.5 s', () => {
  const effects = Object.keys(SLIDE_EFFECTS).filter((name): name is SlideEffect => name in SLIDE_EFFECTS);
  const rows = effects.flatMap((name) => [0.1, 0.6, 3].map((seconds) => [name, seconds] as const));

  test.each(rows)('show every slide and reach slide 50 within 2 s, with %s lasting %d s', (name, seconds) => {
    const { nowMs, model } = press(lengthMs(name, seconds * 1000));
    expect(model.index).toBe(PRESSES);
    expect(model.visited.slice(-PRESSES)).toEqual(Array.from({ length: PRESSES }, (_, place) => place + 1));
    expect(nowMs).toBeLessThanOrEqual(2000);
  });
});
