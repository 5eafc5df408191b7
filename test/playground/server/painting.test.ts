// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { archiveScene } from '../../../playground/server/painting/archiveScene.ts';
import { archiveSheet } from '../../../playground/server/painting/archiveSheet.ts';
import { paintScene } from '../../../playground/server/painting/paintScene.ts';
import { scenes } from '../../../playground/server/painting/scenes/scenes.ts';

const SIZE = { width: 96, height: 64 };

function contrast(pixels: Uint8Array): number {
  let least = 255;
  let most = 0;
  for (const value of pixels) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

describe('a painting', () => {
  test.each([...scenes])('from %s is the same every time, and shows something', async (_, scene) => {
    const first = await paintScene(scene, SIZE);
    expect(first).toHaveLength(96 * 64 * 3);
    expect(contrast(first)).toBeGreaterThan(60);
    expect(Buffer.from(await paintScene(scene, SIZE)).equals(first)).toBe(true);
  });

  test('from the archive is like no other', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index * 251 + 1);
    const pictures = await Promise.all(
      numbers.map(async (number) =>
        Buffer.from(await paintScene(archiveScene(archiveSheet(number)), { width: 24, height: 16 })).toString('base64'),
      ),
    );
    expect(new Set(pictures).size).toBe(numbers.length);
  });

  test('is left unfinished when the server closes', async () => {
    const closing = new AbortController();
    const scene = archiveScene(archiveSheet(1));
    const painting = paintScene(scene, { width: 800, height: 600 }, closing.signal);
    closing.abort(new Error('closing'));
    await expect(painting).rejects.toThrow('closing');
  });
});
