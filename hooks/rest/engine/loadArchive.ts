import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { loadFile } from './loadFile.ts';
import type { LoadFileOptions } from './loadFile.ts';

/** A zip begins with one of these: a file in it, or, where it is empty, its end. */
const BEGINNINGS = new Set(['PK\u0003\u0004', 'PK\u0005\u0006']);

/**
 * A zip. Servers that cannot pack one often answer with a page or a number and say that all is well: that throws
 * `InvalidAnswerError`; otherwise as `loadFile`.
 */
export async function loadArchive(url: string, options: LoadFileOptions): Promise<Blob> {
  const file = await loadFile(url, options);
  const beginning = await file.slice(0, 4).text();
  if (!BEGINNINGS.has(beginning)) throw new InvalidAnswerError('The answer is no zip file.');
  return file;
}
