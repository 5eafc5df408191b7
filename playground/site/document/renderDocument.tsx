import { renderToReadableStream } from 'react-dom/server';
import { DEFAULT_DISPLAY } from '../display/display.ts';
import type { Display } from '../display/display.ts';
import { renderRoot } from '../display/renderRoot.ts';
import type { PageData } from '../pageData.ts';
import { SitePage } from '../SitePage.tsx';
import { PAGE_DATA_ID, ROOT_ID } from './elementIds.ts';
import { escapeHtml } from './escapeHtml.ts';
import { escapeJsonForHtml } from './escapeJsonForHtml.ts';
import type { ClientFiles } from '../assets/readClientFiles.ts';

export interface RenderDocumentOptions {
  readonly page: PageData;
  readonly files: ClientFiles;
  /** For the one `<style>` that a gallery's first geometry needs. */
  readonly styleNonce: string;
  /** The visitor's choice. @default the system's */
  readonly display?: Display | undefined;
}

/** The scheme that a browser paints with before any sheet has come. */
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
    // What is centred, or stands at the far side, would move if half of the page were painted first. So the first paint waits
    // for what follows the content: Chromium takes the beginning of an element for its arrival.
    `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`,
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${files.script}"></script>`,
  ].join('');
}

/**
 * A page as a whole document. It is rendered to its end before a byte is sent, so that a failure can still become an
 * error page with the right status.
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
