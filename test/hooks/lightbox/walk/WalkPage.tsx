import { useState } from 'react';
import {
  useFilmstrip,
  useInfo,
  useLightbox,
  useLoadMore,
  useShare,
  useSidebars,
  useSlideshow,
  useSwipe,
  useZoom,
  type GalleryImage,
  type NeedMoreDetails,
  type UseLightboxResult,
} from '@loggia/hooks';
import type { Wish } from './Expectation.ts';

/** A list that is only partially loaded. */
export interface WalkList {
  readonly whole: readonly GalleryImage[];
  readonly from: number;
  readonly to: number;
}

export interface WalkPageProps {
  readonly start: WalkList;
  readonly onNeedMore: (details: NeedMoreDetails) => Promise<void>;
  /** Called for every request that reaches the lightbox, including those of touches and of the slideshow. */
  readonly onWish: (wish: Wish) => void;
  readonly onClose: () => void;
  readonly onRender: (everything: ReturnType<typeof useEverything>) => void;
}

function watched(lightbox: UseLightboxResult, { onWish, onClose }: WalkPageProps): UseLightboxResult {
  return {
    ...lightbox,
    next(...why) {
      onWish({ step: 1 });
      lightbox.next(...why);
    },
    previous(...why) {
      onWish({ step: -1 });
      lightbox.previous(...why);
    },
    goTo(index, ...why) {
      onWish({ index });
      lightbox.goTo(index, ...why);
    },
    close(...why) {
      onClose();
      lightbox.close(...why);
    },
  };
}

/** A lightbox with all of its companion hooks, and a second one on the same page. */
function useEverything(props: WalkPageProps) {
  const [list, setList] = useState(props.start);
  const images = list.whole.slice(list.from, list.to);
  const own = useLightbox({ images, offset: list.from, total: list.whole.length });
  const other = useLightbox({ images });
  const lightbox = watched(own, props);
  const more = useLoadMore(lightbox, { onNeedMore: props.onNeedMore });
  const sidebars = useSidebars(lightbox);
  const zoom = useZoom(lightbox);
  const swipe = useSwipe(lightbox, { canStart: zoom.canSwipe });
  const pauseReasons = [...sidebars.pauseReasons, ...zoom.pauseReasons, ...swipe.pauseReasons];
  const slideshow = useSlideshow(lightbox, { intervalMs: 3000, pauseReasons });
  const filmstrip = useFilmstrip(lightbox);
  const info = useInfo(lightbox);
  const share = useShare(lightbox);
  return { lightbox, other, more, sidebars, zoom, swipe, slideshow, filmstrip, info, share, setList };
}

/** Renders the hooks with custom markup, but without images: the walk decides when they load or fail. */
export function WalkPage(props: WalkPageProps) {
  const everything = useEverything(props);
  props.onRender(everything);
  const { lightbox, other, sidebars, zoom, swipe, filmstrip, share } = everything;
  return (
    <>
      {lightbox.isMounted && (
        <dialog {...lightbox.getDialogProps()}>
          <div {...lightbox.getStageProps(sidebars.getContainerProps())}>
            <div {...swipe.getSurfaceProps(zoom.getSurfaceProps({ id: 'surface' }))}>
              {lightbox.slides.map(({ index, image }) => (
                <div key={image.id} {...lightbox.getSlideProps({ index })} />
              ))}
            </div>
            {zoom.gestureNode}
            {swipe.gestureNode}
            <div {...filmstrip.getContainerProps()}>
              <div {...filmstrip.getTrackProps({ id: 'strip' })}>
                {filmstrip.thumbnails.map(({ index, image }) => (
                  <button key={image.id} {...filmstrip.getThumbnailProps({ index })} />
                ))}
              </div>
            </div>
            <button {...share.getMenuButtonProps()} />
            {share.isOpen && <div {...share.getMenuProps({ id: 'share' })} />}
            <aside {...sidebars.getSidebarProps({ name: 'comments' })} />
            <aside {...sidebars.getSidebarProps({ name: 'shop' })} />
          </div>
        </dialog>
      )}
      {other.isMounted && <dialog {...other.getDialogProps()} />}
    </>
  );
}
