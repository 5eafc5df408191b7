'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { buyImageText, CART_LABELS } from '@loggia/hooks/cart';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { LightboxTriggerRequest } from '@loggia/hooks/lightboxIntent';
import { CartIcon } from '../../icons/CartIcon.ts';
import { useKit } from '../../KitProvider.tsx';

/** The props that a view passes to `extraComponent`. */
export interface ImageExtraProps {
  readonly image: GalleryImage;
  /** The accessible name of the image. */
  readonly name: string;
  /** Returns the props of a link that opens the image, optionally with its shop or comments. */
  readonly linkPropsOf: (image: never, request?: LightboxTriggerRequest) => ComponentPropsWithoutRef<'a'>;
}

export interface CartLinkProps extends ImageExtraProps {
  /**
   * `'hover'` shows the link only while the pointer or focus is on the image; on devices without hover it is always
   * visible.
   * @default 'show'
   */
  readonly display?: 'hover' | 'show' | undefined;
}

/**
 * A cart icon in the corner of an image that is for sale. It opens the image with its shop. Pass it as
 * `extraComponent`.
 */
export function CartLink({ image, name, linkPropsOf, display = 'show' }: CartLinkProps) {
  const { labels } = useKit();
  if (!image.isSold && !image.priceList) return null;
  const linkProps = linkPropsOf(image as never, { openShop: true });
  // Without a lightbox there is no shop to open.
  if (!linkProps.onClick) return null;
  const label = buyImageText(name, { ...CART_LABELS, ...labels?.cart });
  // Typed as one element, because both take the same props.
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

/** A `CartLink` that is visible only while the pointer or focus is on the image. Pass it as `extraComponent`. */
export function HoverCartLink(props: ImageExtraProps) {
  return <CartLink {...props} display="hover" />;
}
