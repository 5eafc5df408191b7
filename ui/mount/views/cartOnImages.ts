import type { ComponentType } from 'react';
import type { WordPressItemOptions } from '@loggia/hooks/wordpress';
import { CartLink, HoverCartLink, type ImageExtraProps } from '../../cart/CartLink.tsx';

/** Returns the cart component for images that are for sale, or `undefined` if the gallery doesn't show it. */
export function cartOnImages(display: WordPressItemOptions['cartDisplay']): ComponentType<ImageExtraProps> | undefined {
  if (display === 'show') return CartLink;
  return display === 'hover' ? HoverCartLink : undefined;
}
