import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:sample/';
const NAME = /^(?<page>.+\.md)(?:\/(?<component>\w+))?\.tsx$/;
const FENCE = /^```(\w+)\n(.*?)^```$/gms;

/** The page whose CSS a sample also needs. */
const BASES: Readonly<Record<string, string>> = {
  'docs/swipe.md': 'docs/lightbox.md',
  'docs/filmstrip.md': 'docs/lightbox.md',
};

/** The sample on a page that exports the component, with the CSS right below it, if there is any. */
function readSample(page: string, component: string): { readonly code: string; readonly css: string } {
  const text = readFileSync(fileURLToPath(new URL(`../../${page}`, import.meta.url)), 'utf8');
  const blocks = [...text.matchAll(FENCE)].map(([, language = '', content = '']) => ({ language, content }));
  const at = blocks.findIndex(({ content }) =>
    new RegExp(`export (?:default )?function ${component}\\b`).test(content),
  );
  const [sample, rules] = [blocks[at], blocks[at + 1]];
  if (!sample) throw new Error(`${page} has no sample of ${component}.`);
  const base = BASES[page];
  const own = rules?.language === 'css' ? rules.content : '';
  return { code: sample.content, css: `${base ? readSample(base, component).css : ''}${own}` };
}

/**
 * Lets tests import samples from Markdown pages, with their CSS as `css`. `virtual:sample/docs/lightbox.md.tsx` is the sample that exports
 * `Photos`, `virtual:sample/docs/lightbox-parts.md/Details.tsx` the one that exports `Details`.
 */
export function pastedSamples(): Plugin {
  return {
    name: 'pasted-samples',
    resolveId(id, importer) {
      // A sample may import another one from the same page.
      if (importer?.startsWith(PREFIX) && id.startsWith('./')) return importer.replace(/\w+\.tsx$/, id.slice(2));
      return id.startsWith(PREFIX) ? id : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const { page = '', component = 'Photos' } = NAME.exec(id.slice(PREFIX.length))?.groups ?? {};
      const { code, css } = readSample(page, component);
      return `${code}\nexport const css = ${JSON.stringify(css)};\n`;
    },
  };
}
