import { useState } from 'react';
import { useLightbox, useSidebars, useSlideshow, useZoom } from '@loggia/hooks';
import type { GalleryImage, UseLightboxOptions } from '@loggia/hooks';

export interface WalkPageProps {
  readonly start: readonly GalleryImage[];
  readonly onIndexChange: UseLightboxOptions['onIndexChange'];
  readonly onRender: (everything: ReturnType<typeof useEverything>) => void;
}

/** A lightbox with all that hangs on it, and a second one on the same page. */
function useEverything({ start, onIndexChange }: WalkPageProps) {
  const [images, setImages] = useState(start);
  const lightbox = useLightbox({ images, onIndexChange });
  const other = useLightbox({ images });
  const sidebars = useSidebars(lightbox);
  const zoom = useZoom(lightbox);
  const pauseReasons = [...sidebars.pauseReasons, ...zoom.pauseReasons];
  const slideshow = useSlideshow(lightbox, { interval: 3, pauseReasons });
  return { lightbox, other, sidebars, zoom, slideshow, setImages };
}

/** They are drawn in a stranger's markup. Pictures are not: a walk says itself what becomes of them. */
export function WalkPage(props: WalkPageProps) {
  const everything = useEverything(props);
  props.onRender(everything);
  const { lightbox, other, sidebars, zoom } = everything;
  return (
    <>
      {lightbox.isPresent && (
        <dialog {...lightbox.getDialogProps()}>
          <div {...lightbox.getStageProps(sidebars.getAreaProps())}>
            <div {...zoom.getSurfaceProps()}>
              {lightbox.slides.map(({ index, image }) => (
                <div key={image.id} {...lightbox.getSlideProps({ index })} />
              ))}
            </div>
            <aside {...sidebars.getSidebarProps({ name: 'comments' })} />
            <aside {...sidebars.getSidebarProps({ name: 'shop' })} />
          </div>
        </dialog>
      )}
      {other.isPresent && <dialog {...other.getDialogProps()} />}
    </>
  );
}
