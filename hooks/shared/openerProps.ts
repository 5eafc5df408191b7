import type { KeyboardEvent, MouseEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ElementProps } from './ElementProps.ts';
import { isPlainActivation } from './isPlainActivation.ts';
import { isComposing } from './keyOwners.ts';
import { mergeProps } from './mergeProps.ts';
import { safeHref } from './safeHref.ts';

/** What opens and has no address to lead to: Tab reaches it, and it is pressed as a button is. */
const AS_BUTTON = {
  role: 'button',
  tabIndex: 0,
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (
      isComposing(event.nativeEvent) ||
      event.target !== event.currentTarget ||
      event.currentTarget.localName === 'button' ||
      (event.key !== 'Enter' && event.key !== ' ')
    )
      return;
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;

/**
 * Props of a link to an image that opens a lightbox: a plain click opens, any other one follows the link. Without `open`, and
 * where the image leads to a page, it is only a link. A page opens in a new tab unless the caller's `target` says otherwise
 * (facts.md 3.9, thumb_link_target).
 */
export function openerProps(
  { image: { url, redirectUrl }, ...props }: ElementProps<'a'> & { readonly image: GalleryImage },
  open: ((event: Event, opener: HTMLElement) => void) | false,
): ElementProps<'a'> {
  const leading = redirectUrl
    ? { target: '_blank', rel: 'noopener' }
    : open && {
        'aria-haspopup': 'dialog' as const,
        onClick(event: MouseEvent<HTMLAnchorElement>) {
          if (!isPlainActivation(event)) return;
          event.preventDefault();
          open(event.nativeEvent, event.currentTarget);
        },
      };
  const href = safeHref(redirectUrl || url);
  const isButton = (props.href ?? href) === undefined && open && !redirectUrl;
  return mergeProps({ href, ...(isButton && AS_BUTTON), ...leading }, props);
}
