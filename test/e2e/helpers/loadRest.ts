import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';

const hooks = fileURLToPath(new URL('../../../hooks/', import.meta.url));

const CODE = `
import { createWordPressRest } from './adapters/wordpress/index.ts';
const NONCE = '/wp-admin/admin-ajax.php?action=rest-nonce';
globalThis.openRest = (nonce) => createWordPressRest({ root: '/wp-json/', nonce, nonceUrl: NONCE });
globalThis.drawNoise = async (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d');
  const picture = drawing.createImageData(width, height);
  for (let index = 0; index < picture.data.length; index += 1) picture.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
  drawing.putImageData(picture, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'noise.png', { type: 'image/png' });
};
`;

/** Adds two globals to a page, built from the sources: `openRest(nonce)`, which returns the REST client, and `drawNoise(width, height)`. */
export async function loadRest(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: CODE, resolveDir: hooks, loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.evaluate(outputFiles[0]?.text ?? '');
}
