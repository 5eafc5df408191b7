import { albumUrlCodec } from '@loggia/hooks/album';
import type { GalleryImage } from '@loggia/hooks/backend';
import { browsingParameters, readContainerAction, readControlSide } from '@loggia/hooks/wordpress';

export interface CounterpartOptions {
  readonly instance: number;
  /** The container's images, in order. */
  readonly images: readonly GalleryImage[];
}

/**
 * The controls that exist only once in the kit. A list of tags is not a single control, and unknown controls have no
 * counterpart.
 */
const CONTROLS = {
  more: '.loggia-more .loggia-text-button',
  back: '.loggia-album-back',
  searchField: 'input[type="search"]',
  search: '.loggia-search [type="submit"]',
  order: '.loggia-sort select',
  tags: ':not(*)',
  other: ':not(*)',
} as const;

function findLink(host: HTMLElement, isMeant: (query: URLSearchParams) => boolean): HTMLElement | null {
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links.find(({ href }) => isMeant(new URL(href).searchParams)) ?? null;
}

/** Returns the kit's link or button that does the same as the server's control. */
export function findCounterpart(
  host: HTMLElement,
  pressed: Element,
  { instance, images }: CounterpartOptions,
): HTMLElement | null {
  const action = readContainerAction(pressed);
  switch (action.kind) {
    case 'image':
    case 'shop': {
      const index = images.findIndex(({ id }) => id === action.id);
      const link = action.kind === 'shop' ? '.loggia-cart-link' : 'a';
      return host.querySelector(`[data-index="${index}"] ${link}`);
    }
    case 'pageNumber':
    case 'page': {
      const { page } = browsingParameters(instance);
      // If there are two pagers, this is the one on the same side.
      const pager = host.querySelector<HTMLElement>(`.loggia-pager[data-side="${readControlSide(pressed)}"]`) ?? host;
      const field = action.kind === 'pageNumber' ? pager.querySelector<HTMLElement>('.loggia-page-number input') : null;
      return field ?? findLink(pager, (query) => query.get(page) === String(action.page));
    }
    case 'entry': {
      const { read } = albumUrlCodec(instance);
      return findLink(host, (query) => {
        const { level } = read(query);
        return level?.kind === action.entry && level.id === action.id;
      });
    }
    default:
      return host.querySelector(CONTROLS[action.kind]);
  }
}
