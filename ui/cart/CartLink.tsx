'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { buyImageText, CART_LABELS } from '@loggia/hooks/cart';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { LightboxTriggerRequest } from '@loggia/hooks/lightboxIntent';
import { CartIcon } from '../icons/CartIcon.ts';
import { useKit } from '../KitProvider.tsx';

/** The props that a view passes to `extraComponent`. */
export interface ImageExtraProps {
  readonly image: GalleryImage;
  /** The image's accessible name. */
  readonly name: string;
  /** Returns the props for a link that opens the image, optionally with its shop or comments. */
  readonly linkPropsOf: (image: never, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
}

export interface CartLinkProps extends ImageExtraProps {
  /**
   * With `'hover'`, the link is only visible while the image is hovered or focused. On devices that don't support
   * hover, it is always visible.
   * @default 'show'
   */
  readonly display?: 'hover' | 'show' | undefined;
}

/**
 * Renders a cart icon in the corner of an image that is for sale. Clicking it opens the image and its shop. Pass it as
 * `extraComponent`.
 */
export function CartLink({ image, name, linkPropsOf, display = 'show' }: CartLinkProps) {
  const { labels } = useKit();
  if (!image.isSold && !image.priceList) return null;
  const linkProps = linkPropsOf(image as never, { openShop: true });
  // Without a lightbox there is no shop to open.
  if (!linkProps.onClick) return null;
  const label = buyImageText(name, { ...CART_LABELS, ...labels?.cart });
  // Typed as `'a'`, because the link and the button take the same props here.
  const Element = (linkProps.href ? 'a' : 'button') as 'a';
  const type = linkProps.href ? undefined : 'button';
  return (
    <Element
      {...linkProps}
      type={type}
      className="loggia-cart-link"
      data-display={display}
      aria-label={label}
      title={label}
    >
      <CartIcon />
    </Element>
  );
}

/** Renders a `CartLink` that is only visible while the image is hovered or focused. Pass it as `extraComponent`. */
export function HoverCartLink(props: ImageExtraProps) {
  return <CartLink {...props} display="hover" />;
}
