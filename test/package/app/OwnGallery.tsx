import { useGallery, useLightbox } from '@loggia/hooks';
import { photos } from './photos.tsx';

/** Uses only the hooks, with custom markup. */
export function OwnGallery() {
  const gallery = useGallery({ images: photos });
  const lightbox = useLightbox({ images: photos, effect: 'none' });
  const colour: string | undefined = lightbox.image?.colour;
  return (
    <section aria-label="With the hooks" {...gallery.getContainerProps()}>
      {gallery.images.map((image) => (
        <a key={image.id} href={image.url} {...lightbox.getTriggerProps({ image })}>
          Show {image.colour}
        </a>
      ))}
      {lightbox.isMounted && (
        <dialog {...lightbox.getDialogProps()}>
          <div {...lightbox.getStageProps()}>
            {lightbox.slides.map((slide) => (
              <div key={slide.image.id} {...lightbox.getSlideProps({ index: slide.index })}>
                <img alt="" {...lightbox.getImageProps({ index: slide.index })} />
              </div>
            ))}
            <output>{colour}</output>
            <button type="button" {...lightbox.getCloseButtonProps()}>
              Done
            </button>
          </div>
        </dialog>
      )}
    </section>
  );
}
