import { renderToReadableStream } from 'react-dom/server';
import { escapeHtml } from '../../server/wire/markup.ts';
import { DEFAULT_DISPLAY, type Display, renderRoot } from '../display/display.ts';
import type { PageData } from '../pageData.ts';
import { SitePage } from '../SitePage.tsx';
import type { ClientFiles } from '../assets/readClientFiles.ts';
import { PAGE_DATA_ID, ROOT_ID } from './elementIds.ts';
import { escapeJsonForHtml } from './escapeJsonForHtml.ts';

export interface RenderDocumentOptions {
  readonly page: PageData;
  readonly files: ClientFiles;
  /** The nonce of the single `<style>` for a gallery's initial layout. */
  readonly styleNonce: string;
  /** The user's choice. @default the system's settings */
  readonly display?: Display | undefined;
}

/** The color schemes that browsers paint with before any style sheet has loaded. */
const SCHEMES = { system: 'light dark', light: 'light', dark: 'dark' } as const;

function renderHead({ page, files, display = DEFAULT_DISPLAY }: RenderDocumentOptions): string {
  const title = page.kind === 'home' ? page.title : `${page.title} · Loggia`;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="color-scheme" content="${SCHEMES[display.theme]}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // Centered and end-aligned content would move if half of the page were painted first. Wait for the element after
    // the content, because Chromium counts an element as present as soon as its start tag is parsed.
    `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`,
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${files.script}"></script>`,
  ].join('');
}

/**
 * Renders a page as a complete document before a byte is sent, so that an error can still become an error page with the
 * right status.
 */
export async function renderDocument(options: RenderDocumentOptions): Promise<string> {
  const { page, styleNonce, display = DEFAULT_DISPLAY } = options;
  const stream = await renderToReadableStream(<SitePage {...{ page, styleNonce, display }} />, {
    onError: (error) => console.error(error),
  });
  await stream.allReady;
  const content = await new Response(stream).text();
  return [
    `<!doctype html>${renderRoot(display)}<head>${renderHead(options)}</head>`,
    `<body><div id="${ROOT_ID}">${content}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJsonForHtml(page)}</script></body></html>`,
  ].join('');
}
