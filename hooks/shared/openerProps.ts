import type { MouseEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ElementProps } from './ElementProps.ts';
import { isPlainActivation } from './isPlainActivation.ts';
import { mergeProps } from './mergeProps.ts';
import { safeHref } from './safeHref.ts';

/**
 * Props of a link to an image that opens a lightbox: a plain click opens, any other one follows the link. Without `open`, and
 * where the image leads to a page, it is only a link.
 */
export function openerProps(
  { image: { url, redirectUrl }, ...props }: ElementProps<'a'> & { readonly image: GalleryImage },
  open: ((event: Event, opener: HTMLElement) => void) | false,
): ElementProps<'a'> {
  if (redirectUrl || !open) return mergeProps({ href: safeHref(redirectUrl || url) }, props);
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainActivation(event)) return;
    event.preventDefault();
    open(event.nativeEvent, event.currentTarget);
  };
  return mergeProps({ href: safeHref(url), 'aria-haspopup': 'dialog', onClick } as const, props);
}
