import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:sample/';
const FENCE = /^```(\w+)\n(.*?)^```$/gms;

/** The page whose rules a sample says that it needs, too. */
const BASES: Readonly<Record<string, string>> = {
  'docs/swipe.md': 'docs/lightbox.md',
  'docs/filmstrip.md': 'docs/lightbox.md',
};

/** The first sample that is a gallery of hooks, and the rules that stand right below it. */
function readSample(page: string): { readonly code: string; readonly css: string } {
  const text = readFileSync(fileURLToPath(new URL(`../../${page}`, import.meta.url)), 'utf8');
  const blocks = [...text.matchAll(FENCE)].map(([, language = '', content = '']) => ({ language, content }));
  const at = blocks.findIndex(({ content }) => /export function Photos\b/.test(content));
  const [sample, rules] = [blocks[at], blocks[at + 1]];
  if (!sample || rules?.language !== 'css') throw new Error(`${page} has no sample of a gallery with its rules.`);
  const base = BASES[page];
  return { code: sample.content, css: `${base ? readSample(base).css : ''}${rules.content}` };
}

/**
 * Lets a test import the samples of a page in Markdown, as they stand there: `virtual:sample/docs/lightbox.md.tsx` has all that the code
 * exports, and its rules as `css`.
 */
export function pastedSamples(): Plugin {
  return {
    name: 'pasted-samples',
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const { code, css } = readSample(id.slice(PREFIX.length).replace(/\.tsx$/, ''));
      return `${code}\nexport const css = ${JSON.stringify(css)};\n`;
    },
  };
}
