'use client';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { customLightboxChunk, fullLightboxChunk, lightboxChunk } from '../chunks.ts';
import { latePopup } from '../lateComponent.tsx';
import type { FullLightboxProps } from '../lightbox/FullLightbox.tsx';
import type { GalleryLightboxProps } from '../lightbox/GalleryLightbox.tsx';
import type { LightboxProps } from '../lightbox/Lightbox.tsx';

type GivenByView = 'openRequest' | 'galleryId';

/** The options of a gallery's lightbox. */
export type GalleryLightboxOptions<TImage extends GalleryImage = GalleryImage> =
  | (Omit<LightboxProps<TImage>, GivenByView> & { readonly preset?: undefined })
  | (Omit<FullLightboxProps<TImage>, GivenByView> & {
      /**
       * Renders a `FullLightbox`.
       * @default 'full' if the backend supplies the lightbox's images or `settings` is passed, otherwise none
       */
      readonly preset: 'full';
    });

/** A component that a gallery renders as its lightbox, such as your own composition of parts. */
export type GalleryLightboxComponent<TImage extends GalleryImage = GalleryImage> = ComponentType<LightboxProps<TImage>>;

/** The lightbox that a gallery opens when the user clicks an image. */
export type GalleryLightboxOption<TImage extends GalleryImage = GalleryImage> =
  | boolean
  | GalleryLightboxOptions<TImage>
  | GalleryLightboxComponent<TImage>;

/** Whether it is a component. Components wrapped in `memo`, `lazy` or `forwardRef` are objects. */
const isComponent = <TImage extends GalleryImage>(
  option: GalleryLightboxOption<TImage>,
): option is GalleryLightboxComponent<TImage> =>
  typeof option === 'function' || (typeof option === 'object' && '$$typeof' in option);

/** Returns the options, or an empty object if there are none. */
export const lightboxOptionsOf = <TImage extends GalleryImage>(
  option: GalleryLightboxOption<TImage>,
): Partial<GalleryLightboxOptions<TImage>> => (typeof option === 'object' && !isComponent(option) ? option : {});

interface ViewLightboxProps<TImage extends GalleryImage> extends Omit<GalleryLightboxProps<TImage>, 'Lightbox'> {
  readonly lightbox: GalleryLightboxOption<TImage>;
}

/** Renders the lightbox of a view. Its chunk is loaded when the user is likely to open it. */
export function ViewLightbox<TImage extends GalleryImage>({ lightbox, ...props }: ViewLightboxProps<TImage>) {
  const { preset, ...chosen } = lightboxOptionsOf(lightbox);
  // The view's own options already contain the app's callbacks.
  const options = { request: props.given.query, ...chosen, ...props.options };
  if (isComponent(lightbox)) {
    // `Suspense`, because the component may be `lazy`.
    return (
      <Suspense>
        <LazyCustom {...props} {...{ options }} Lightbox={lightbox} />
      </Suspense>
    );
  }
  const isFull = preset === 'full' || chosen.settings !== undefined || props.backend?.lightbox !== undefined;
  const Lazy = isFull ? LazyFull : LazyLightbox;
  return <Lazy {...props} options={options} />;
}

// The casts restore the image type, which `latePopup` loses.
type LateLightbox = <TImage extends GalleryImage>(
  props: Omit<GalleryLightboxProps<TImage>, 'Lightbox'>,
) => ReactElement | null;

const LazyLightbox = latePopup(lightboxChunk, 'StandardGalleryLightbox') as LateLightbox;
const LazyFull = latePopup(fullLightboxChunk, 'FullGalleryLightbox') as LateLightbox;
const LazyCustom = latePopup(customLightboxChunk, 'CustomGalleryLightbox') as <TImage extends GalleryImage>(
  props: GalleryLightboxProps<TImage>,
) => ReactElement | null;
