import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { renderMarkdown, type RenderedMarkdown } from './renderMarkdown.ts';

/** The project's documentation, by path below its folder. */
export interface Docs {
  readonly page: (path: string) => RenderedMarkdown | undefined;
  readonly picture: (path: string) => Uint8Array<ArrayBuffer> | undefined;
}

export const DOCS_PATH = '/docs';

const PAGE = /\.md$/;
const PICTURE = /\.(?:svg|png)$/;

/** Reads the folder once, and renders each page on request. Returns undefined if the folder does not exist. */
export function readDocs(folder: string): Docs | undefined {
  if (!existsSync(folder)) return undefined;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const read = (test: RegExp) =>
    new Map(paths.flatMap((path) => (test.test(path) ? [[path, readFileSync(join(folder, path))] as const] : [])));
  const texts = read(PAGE);
  const pictures = read(PICTURE);
  const rendered = new Map<string, RenderedMarkdown>();

  function isServed(href: string): boolean {
    if (/^(?:https?:|#)/.test(href)) return true;
    const path = posix.normalize(href.replace(/[?#].*$/s, ''));
    return texts.has(path) || pictures.has(path);
  }

  return {
    page(path) {
      const text = texts.get(path);
      if (!text) return undefined;
      const page = rendered.get(path) ?? renderMarkdown(text.toString(), isServed);
      rendered.set(path, page);
      return page;
    },
    picture(path) {
      const picture = pictures.get(path);
      return picture && new Uint8Array(picture);
    },
  };
}
