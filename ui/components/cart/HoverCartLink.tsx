'use client';
import { CartLink } from './CartLink.tsx';
import type { ImageExtraProps } from './CartLink.tsx';

/** `CartLink` that shows while the pointer or focus is on the image. For the option `extraComponent`. */
export function HoverCartLink(props: ImageExtraProps) {
  return <CartLink {...props} display="hover" />;
}
