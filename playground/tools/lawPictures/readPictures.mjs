import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';

const list = new URL('../../site/law/pictures.ts', import.meta.url);

/** The pictures the page asks for: the list is the page's own. */
export async function readPictures() {
  const { code } = transformSync(readFileSync(list, 'utf8'), { loader: 'ts', format: 'esm' });
  const { lawPictures } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.values(lawPictures);
}
