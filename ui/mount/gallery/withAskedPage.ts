import { browsingQuery, readBrowsing } from '@loggia/hooks/browsing';
import type { Backend } from '@loggia/hooks/backend';
import { answersBrowsing, browsingParameters } from '@loggia/hooks/wordpress';
import type { WordPressContainer } from '@loggia/hooks/wordpress';

type Gallery = Extract<WordPressContainer, { readonly kind: 'gallery' }>;

/**
 * The gallery with the page that the address asks for. Where the server rendered another one, for a page cache say, it is
 * asked for before anything is drawn; where that fails the gallery begins with what is there.
 */
export async function withAskedPage(container: Gallery, backend: Backend, signal: AbortSignal): Promise<Gallery> {
  const { gallery, browsing } = container;
  const state = readBrowsing(new URLSearchParams(window.location.search), browsingParameters(gallery.instance));
  // Pages that are appended begin at the first one, and the gallery fetches those between by itself.
  const page = browsing.paging === 'numbers' ? state.page : 1;
  if (answersBrowsing(gallery, browsing, { ...state, page })) return container;
  try {
    const initialPage = await backend.gallery?.loadPage({ ...browsingQuery(state), page }, { signal });
    return initialPage ? { ...container, gallery: { ...gallery, initialPage } } : container;
  } catch {
    return container;
  }
}
