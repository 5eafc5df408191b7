import type { GallerySource } from '../backend/GallerySource.ts';
import { buildFrontendDataRequest } from './buildFrontendDataRequest.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { readGalleryAnswer } from './readGalleryAnswer.ts';

/** The gallery port over the paging call. */
export function createGallerySource({ config, session, ask, answerContext }: WordPressWire): GallerySource {
  return {
    async loadPage(query, { signal }) {
      const randomSeed = query.randomSeed || session.seedFor(query.sort);
      const form = buildFrontendDataRequest(config, { ...query, randomSeed });
      const html = await ask(config.ajaxUrl, { form, signal });
      const { page, lightboxUrl } = readGalleryAnswer(html, config, query.page, answerContext());
      session.lightboxUrl = lightboxUrl || session.lightboxUrl;
      return { ...page, randomSeed: randomSeed || undefined };
    },
  };
}
