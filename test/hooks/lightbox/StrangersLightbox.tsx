import type { ReactNode } from 'react';
import { useLightbox, type GalleryImage, type UseLightboxOptions, type UseLightboxResult } from '@loggia/hooks';

const square = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${colour}"/></svg>`)}`;

/** Images that need no network. */
export const pictures = (count: number): GalleryImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `picture-${index}`,
    url: square(`hsl(${index * 40} 50% 50%)`),
    title: `Picture ${index + 1}`,
    width: 60,
    height: 40,
  }));

/** An image whose URL cannot be decoded. */
export const brokenPicture: GalleryImage = { id: 'broken', url: 'data:image/png;base64,AAAA', title: 'Broken' };

export interface StrangersLightboxProps extends UseLightboxOptions {
  readonly dir?: 'ltr' | 'rtl';
  /** More custom elements inside the dialog. */
  readonly children?: ReactNode;
  /** Custom content inside a slide. */
  readonly renderSlide?: (image: GalleryImage) => ReactNode;
  readonly onRender?: (lightbox: UseLightboxResult) => void;
}

const slideStyle = { position: 'absolute', inset: 0 } as const;

/** A lightbox with custom markup around the hook, as a theme would write it, without the kit’s classes or styles. */
export function StrangersLightbox({
  dir = 'ltr',
  children,
  renderSlide,
  onRender,
  ...options
}: StrangersLightboxProps) {
  const lightbox = useLightbox(options);
  onRender?.(lightbox);
  return (
    <main dir={dir}>
      <h1>Gallery</h1>
      {(options.images ?? []).map((image) => (
        <a key={image.id} {...lightbox.getTriggerProps({ image, id: `trigger-${image.id}`, href: '#' })}>
          Open {image.title}
        </a>
      ))}
      <output data-testid="position">{lightbox.index}</output>
      <dialog
        {...lightbox.getDialogProps({ style: { inset: '60px', width: '600px', height: '400px', padding: '20px' } })}
      >
        <div {...lightbox.getStageProps({ style: { position: 'relative', height: '200px', overflow: 'hidden' } })}>
          {lightbox.slides.map(({ index, image, role }) => (
            <div
              key={image.id}
              {...lightbox.getSlideProps({
                index,
                style: { ...slideStyle, visibility: role === 'neighbour' ? 'hidden' : 'visible' },
              })}
            >
              <img {...lightbox.getImageProps({ index })} alt={image.title ?? ''} />
              {renderSlide?.(image)}
            </div>
          ))}
        </div>
        <button {...lightbox.getPreviousButtonProps()}>←</button>
        <button {...lightbox.getNextButtonProps()}>→</button>
        <button {...lightbox.getCloseButtonProps()}>×</button>
        <p {...lightbox.getStatusProps()} />
        {children}
      </dialog>
    </main>
  );
}
