import type { KeyboardEvent, MouseEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { ElementProps, LinkOrButtonProps } from './ElementProps.ts';
import { isComposing } from './keyOwners.ts';
import { mergeProps } from './mergeProps.ts';
import { safeHref } from './urls.ts';

/**
 * Returns props for a labeled button. A disabled button remains focusable, so that keyboard focus is not lost if
 * activating the button disables it.
 */
export function buttonProps(
  label: string,
  onClick: NonNullable<ElementProps<'button'>['onClick']>,
  isOff = false,
): ElementProps<'button'> {
  return {
    type: 'button',
    'aria-label': label,
    'aria-disabled': isOff || undefined,
    'data-disabled': isOff ? '' : undefined,
    onClick: isOff ? undefined : onClick,
  };
}

/** Returns props for a button whose label is both its text and its accessible name. */
export function textButtonProps(
  label: string,
  onClick: NonNullable<ElementProps<'button'>['onClick']>,
  isOff = false,
): ElementProps<'button'> {
  return { ...buttonProps(label, onClick, isOff), children: label };
}

/**
 * Returns props that make a control a link if it has a URL, and a button otherwise. A disabled link loses its URL but
 * remains a link, so that it keeps focus.
 */
export function linkOrButton(href: string | undefined, isOff: boolean): LinkOrButtonProps {
  if (safeHref(href) === undefined) return { type: 'button' };
  return isOff ? { role: 'link', tabIndex: 0 } : { href: safeHref(href) };
}

/**
 * Props that turn an element without a URL into a button. The button is in the tab order, and Enter and Space activate
 * it.
 */
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
 * Returns props for an image link that opens a lightbox. A plain click opens the lightbox, and any other click follows
 * the link. If `open` is missing, or if the image links to a page, this is a regular link. Links to pages open in a new
 * tab unless the caller sets `target`.
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

/**
 * Returns whether a click activates a link in the current tab. This means a click with the main button, or pressing
 * Enter, without a modifier key that would open a new tab or window or start a download.
 */
export function isPlainActivation(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
