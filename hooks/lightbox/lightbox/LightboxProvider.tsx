'use client';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { useClaim } from '../../core/shared/useClaims.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxClaimValues, UseLightboxResult } from './types.ts';

const LightboxContext = /* @__PURE__ */ createContext<UseLightboxResult | null>(null);

export interface LightboxProviderProps<TImage extends GalleryImage = GalleryImage> {
  /** The result of `useLightbox`. */
  readonly lightbox: UseLightboxResult<TImage>;
  readonly children?: ReactNode;
}

/** Shares a lightbox with the components inside it, which read it with `useLightboxContext`. */
export function LightboxProvider<TImage extends GalleryImage = GalleryImage>({
  lightbox,
  children,
}: LightboxProviderProps<TImage>): ReactElement {
  // A context cannot be generic. `useLightboxContext` restores the image type.
  const value = lightbox as unknown as UseLightboxResult;
  return <LightboxContext.Provider value={value}>{children}</LightboxContext.Provider>;
}

/**
 * Returns the lightbox of the nearest `LightboxProvider`. Pass your image type if your images have fields of their own.
 *
 * ```tsx
 * function Title() {
 *   const { image } = useLightboxContext<MyPhoto>();
 *   return <h2>{image?.photographer}</h2>;
 * }
 * ```
 *
 * @throws If there is no `LightboxProvider` around the component. The kit's `LightboxRoot` contains one.
 */
export function useLightboxContext<TImage extends GalleryImage = GalleryImage>(): UseLightboxResult<TImage> {
  const lightbox = useContext(LightboxContext);
  if (!lightbox) {
    throw new Error(
      'This component is outside a lightbox, so it has no images to work with. ' +
        'Render it inside `LightboxRoot`, or inside a `LightboxProvider` that receives the result of `useLightbox`.',
    );
  }
  return lightbox as unknown as UseLightboxResult<TImage>;
}

/**
 * Makes a claim on a lightbox, such as pausing the slideshow, while `value` is not `null`.
 *
 * ```tsx
 * const lightbox = useLightboxContext();
 * const menu = useMenuButton({ label: 'Details' });
 * useLightboxClaim(lightbox, 'pause', menu.isOpen ? 'custom' : null);
 * ```
 */
export function useLightboxClaim<TKind extends keyof LightboxClaimValues>(
  lightbox: Pick<UseLightboxResult, 'claims'>,
  kind: TKind,
  value: LightboxClaimValues[TKind] | null,
): void {
  useClaim(lightbox.claims, kind, value);
}
