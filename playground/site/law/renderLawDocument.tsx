import { renderToReadableStream } from 'react-dom/server';
import { escapeHtml } from '../../server/wire/markup.ts';
import type { ClientFiles } from '../assets/readClientFiles.ts';
import { renderRoot } from '../display/display.ts';
import { PAGE_DATA_ID, ROOT_ID } from '../document/elementIds.ts';
import { escapeJsonForHtml } from '../document/escapeJsonForHtml.ts';
import { avifCandidates } from './components/LawPicture.tsx';
import { FIRM } from './content/firm.ts';
import { HERO_SLIDES } from './content/heroSlides.ts';
import { LawPage } from './LawPage.tsx';
import { LAW_THEME, type LawPageData } from './lawPageData.ts';
import { previewTags } from './previewTags.ts';
import { serverSections } from './serverSections.ts';

export interface RenderLawDocumentOptions {
  readonly page: LawPageData;
  readonly files: ClientFiles;
  /** The URL of the page; null for the "not found" page. */
  readonly address: URL | null;
  /** The nonce of the single `<style>` for the carousels' initial layout. */
  readonly styleNonce: string;
}

function headTexts(page: LawPageData): { readonly title: string; readonly description: string } {
  const firm = `${FIRM.name}, ${FIRM.claim.toLowerCase()}`;
  return page.kind === 'article'
    ? { title: `${page.article.title} · ${firm}`, description: page.article.lead }
    : { title: `${firm} in ${FIRM.city}`, description: HERO_SLIDES[0].text };
}

function renderHead({ page, files, address }: RenderLawDocumentOptions): string {
  const { title, description } = headTexts(page);
  const hero = HERO_SLIDES[0].picture;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#14202b">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    address && previewTags(address, { title, description }),
    // The largest element of the first paint, requested before anything else is parsed.
    page.kind === 'front' &&
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${avifCandidates(hero)}" imagesizes="100vw" fetchpriority="high">`,
    '<link rel="icon" href="/assets/law/mark.svg" type="image/svg+xml">',
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${files.script}"></script>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Streams the document: text before, between and after React's own output, which is passed on as it arrives. */
async function* documentParts(
  options: RenderLawDocumentOptions,
  content: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder();
  yield text.encode(
    `<!doctype html>${renderRoot(options.page.display, LAW_THEME)}<head>${renderHead(options)}</head><body><div id="${ROOT_ID}">`,
  );
  yield* content as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
  const data = escapeJsonForHtml(options.page);
  yield text.encode(`</div><script type="application/json" id="${PAGE_DATA_ID}">${data}</script></body></html>`);
}

/**
 * Renders a page of the firm as a stream. Resolves once every section is rendered, so that an error in any of them can
 * still become an error page with the right status: content streamed later would need an inline script of React's,
 * which our policy blocks.
 */
export async function renderLawDocument(options: RenderLawDocumentOptions): Promise<ReadableStream<Uint8Array>> {
  const { page, styleNonce } = options;
  const failures: unknown[] = [];
  const content = await renderToReadableStream(
    <LawPage page={page} sections={serverSections} styleNonce={styleNonce} />,
    {
      onError: (error) => void failures.push(error),
      // Keeps every section inline, however large. Otherwise React would move it into place with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await content.allReady;
  if (failures.length > 0) {
    await content.cancel();
    throw failures[0];
  }
  const parts = documentParts(options, content);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
