'use client';
import { forwardRef, memo, type ComponentPropsWithoutRef, type ComponentType, type ForwardedRef } from 'react';
import { fetchPriorityProps, pictureAttributes } from '@loggia/hooks/picture';
import type { ImageFile } from '@loggia/hooks/backend';
import { useKit } from '../KitProvider.tsx';

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'fetchPriority'> {
  readonly file: ImageFile;
  /** The alternative text. Pass an empty string if there is equivalent text next to the image. */
  readonly alt: string;
  /** The display width, as a value for the `sizes` attribute of an `<img>`. */
  readonly sizes: string;
  /** Whether the image is the page's main content. If so, it loads before other images. @default false */
  readonly priority?: boolean | undefined;
  /**
   * A component that renders the image instead of `<img>`, and selects the file format itself.
   * @default the `imageComponent` of the `KitProvider`
   */
  readonly imageComponent?: ImageComponent | undefined;
}

function resolvePicture(options: PictureProps) {
  const { file, alt: _alt, sizes, priority, imageComponent: _component, decoding = 'async', ...props } = options;
  const { sources, image } = pictureAttributes(file, sizes);
  const ordinary = props.loading === 'lazy' ? 'low' : undefined;
  // The priority is low, so that an opened image and its code overtake thumbnails that are still loading.
  const fetchProps = fetchPriorityProps(priority ? 'high' : ordinary);
  return { sources, attributes: { decoding, ...fetchProps, ...props, ...image } as const };
}

/** Returns the attributes for a custom `<img>`. */
export const imageAttributes = (props: PictureProps) => ({ alt: props.alt, ...resolvePicture(props).attributes });

/** Renders an image with the best file for the browser and the display size. */
export const Picture = memo(forwardRef<HTMLImageElement, PictureProps>(PictureWithRef));

function PictureWithRef(props: PictureProps, ref: ForwardedRef<HTMLImageElement>) {
  const { alt, imageComponent } = props;
  const kit = useKit();
  const Image = imageComponent ?? kit.imageComponent;
  const { sources, attributes } = resolvePicture(props);
  if (Image) return <Image alt={alt} {...attributes} />;
  const element = <img ref={ref} alt={alt} {...attributes} />;
  if (sources.length === 0) return element;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {element}
    </picture>
  );
}

/** A component that renders an image instead of `<img>`. It receives the attributes for the `<img>`. */
export type ImageComponent = ComponentType<ComponentPropsWithoutRef<'img'>>;
