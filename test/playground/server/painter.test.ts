// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { archiveScene } from '../../../playground/server/painting/archiveScene.ts';
import { archiveSheet } from '../../../playground/server/painting/archiveSheet.ts';
import { createPainter } from '../../../playground/server/painting/createPainter.ts';
import { bundleForNode } from '../../../playground/tools/bundleForNode.mjs';
import { paintScene } from '../../../playground/server/painting/paintScene.ts';

const SCENE = archiveScene(archiveSheet(1));
const SMALL = { width: 48, height: 32 };
/** Takes seconds. */
const LARGE = { width: 3000, height: 2000 };

/** Dies of an order 1 pixel wide; any other it fulfils with as many bytes as it is wide. */
const MORTAL = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ width }) => {
    if (width === 1) throw new Error('overboard');
    if (width === 2) process.exit(3);
    parentPort.postMessage({ type: 'painted', bytes: new Uint8Array(width) });
  });
`;

function openPainter(code?: string) {
  const painter = createPainter(code);
  onTestFinished(() => painter.close());
  return (width: number, height: number, signal = new AbortController().signal) =>
    painter.paint(SCENE, { width, height }, signal);
}

describe('a painter', () => {
  test('paints in a thread of its own the same picture as the server itself', async () => {
    const paint = openPainter();
    const here = await paintScene(SCENE, SMALL);
    const pictures = await Promise.all([1, 2, 3].map(() => paint(SMALL.width, SMALL.height)));
    for (const picture of pictures) expect(Buffer.from(picture).equals(here)).toBe(true);
  });

  test('puts an unwanted picture down, and takes the next with the same hand', async () => {
    const paint = openPainter();
    const unwanted = new AbortController();
    const left = paint(LARGE.width, LARGE.height, unwanted.signal);
    unwanted.abort(new Error('unwanted'));
    await expect(left).rejects.toThrow('unwanted');
    expect(await paint(SMALL.width, SMALL.height)).toHaveLength(SMALL.width * SMALL.height * 3);
    await expect(paint(SMALL.width, SMALL.height, unwanted.signal)).rejects.toThrow('unwanted');
  });

  test.each([
    ['crashes', 1, 'overboard'],
    ['ends', 2, 'has ended'],
  ])('fails at that picture only when its thread %s', async (_, width, message) => {
    const paint = openPainter(MORTAL);
    const [fatal, beside] = [paint(width, 1), paint(10, 1)];
    await expect(fatal).rejects.toThrow(message);
    expect(await beside).toHaveLength(10);
    expect(await paint(20, 1)).toHaveLength(20);
    expect(await paint(30, 1)).toHaveLength(30);
  });

  test('leaves its pictures unfinished once it is closed, and begins none', async () => {
    const painter = createPainter();
    const signal = new AbortController().signal;
    const unfinished = painter.paint(SCENE, LARGE, signal);
    painter.close();
    await expect(unfinished).rejects.toThrow('ended');
    await expect(painter.paint(SCENE, SMALL, signal)).rejects.toThrow('closing');
  });

  test('keeps no process alive', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loggia-painter-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const outfile = join(folder, 'createPainter.mjs');
    await bundleForNode({ root: process.cwd(), entry: 'playground/server/painting/createPainter.ts', outfile });
    const order = `paint(${JSON.stringify(SCENE)}, { width: 3, height: 2 }, new AbortController().signal)`;
    const script = `import { createPainter } from ${JSON.stringify(outfile)}; createPainter().${order};`;
    const argumentList = ['--input-type=module', '--eval', script];
    expect(execFileSync(process.execPath, argumentList, { timeout: 15_000, encoding: 'utf8' })).toBe('');
  });
});
