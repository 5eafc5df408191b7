import { setImmediate as nextTurn } from 'node:timers/promises';
import { developPicture } from './developPicture.ts';
import { paintAurora } from './paintAurora.ts';
import { paintClouds } from './paintClouds.ts';
import { paintPines } from './paintPines.ts';
import { paintRain } from './paintRain.ts';
import { paintReeds } from './paintReeds.ts';
import { paintRidges } from './paintRidges.ts';
import { prepareRidge } from './prepareRidge.ts';
import { skylineOf } from './skylineOf.ts';
import { paintSky } from './paintSky.ts';
import { paintStars } from './paintStars.ts';
import type { PaintStage } from './PaintStage.ts';
import { paintWater } from './paintWater.ts';
import type { Picture } from './Picture.ts';
import type { Scene } from './Scene.ts';

/** An abort is noticed at least this often. */
const TURN_MS = 8;
/** Land in front of the water has other noise than the land behind it. */
const FOREGROUND_SEED = 1000;

function* paintLand(picture: Picture, scene: Scene): PaintStage {
  const ridges = scene.ridges.map((ridge, place) => prepareRidge(picture, scene, ridge, place));
  const skyline = skylineOf(picture, ridges, scene.water?.level);
  yield* paintSky(picture, scene, skyline);
  if (scene.stars) yield* paintStars(picture, scene, scene.stars);
  if (scene.aurora) yield* paintAurora(picture, scene, scene.aurora);
  for (const [place, bank] of (scene.clouds ?? []).entries()) {
    yield* paintClouds(picture, scene, bank, place, skyline);
  }
  yield* paintRidges(picture, scene, ridges, scene.water?.level ?? 1);
  if (scene.rain) yield* paintRain(picture, scene, scene.rain);
}

function* paintFront(picture: Picture, scene: Scene): PaintStage {
  const { water, foreground = [], pines = [], reeds } = scene;
  if (water) yield* paintWater(picture, scene, water);
  if (foreground.length > 0) {
    const front = { ...scene, seed: scene.seed + FOREGROUND_SEED };
    const ridges = foreground.map((ridge, place) => prepareRidge(picture, front, ridge, place));
    yield* paintRidges(picture, front, ridges, 1);
  }
  for (const stand of pines) yield* paintPines(picture, scene, stand);
  if (reeds) yield* paintReeds(picture, scene, reeds);
}

function* paintAll(picture: Picture, scene: Scene, bytes: Uint8Array): PaintStage {
  yield* paintLand(picture, scene);
  yield* paintFront(picture, scene);
  yield* developPicture(picture, scene.seed, bytes);
}

/**
 * Paints a scene at a size in pixels and gives its bytes, three to a pixel in sRGB. The same scene and size give the same
 * bytes. It works in short turns; an aborted signal ends it between two of them, with the signal's reason.
 */
export async function paintScene(
  scene: Scene,
  size: { readonly width: number; readonly height: number },
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const { width, height } = size;
  const picture: Picture = { width, height, pixels: new Float32Array(width * height * 3) };
  const bytes = new Uint8Array(width * height * 3);
  let turnStart = performance.now();
  for (const _ of paintAll(picture, scene, bytes)) {
    if (performance.now() - turnStart < TURN_MS) continue;
    await nextTurn();
    signal?.throwIfAborted();
    turnStart = performance.now();
  }
  return bytes;
}
