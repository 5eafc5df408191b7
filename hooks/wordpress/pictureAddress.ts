import { attributeOf } from './attributeOf.ts';
import { toWebAddress } from './toWebAddress.ts';

/**
 * Where a picture is, if a browser may load it from there. Until a lazy one is shown its `src` is a placeholder: the galleries write
 * `data-src`, programs that rewrite a site's pages `data-lazy-src`, too.
 */
export function pictureAddress(picture: Element | null | undefined, base: string): string | undefined {
  const written =
    attributeOf(picture, 'data-src') || attributeOf(picture, 'data-lazy-src') || attributeOf(picture, 'src');
  return toWebAddress(written, base);
}
