import type { ComponentProps } from 'react';
import {
  FeatureCarousel,
  InlineSlideshow,
  Playlist,
  type FeatureCarouselSlots,
  type InlineSlideshowSlots,
  type PlaylistSlots,
} from '@loggia/ui';
import './controlSlots.css';
import { createVideos } from './shared/createVideos.ts';
import { allParts, createLandscapes, stage, withControls } from './shared/index.ts';

import { FEATURE_CAROUSEL_CONTROLS, INLINE_SLIDESHOW_CONTROLS, PLAYLIST_CONTROLS } from './shared/componentControls.ts';

export default { title: 'Control slots' };

const IMAGES = createLandscapes(9);
const VIDEOS = createVideos(6);

// Voice control users need the visible text in the accessible name, so each button is named by its text.
interface ArrowPart {
  readonly direction: 'next' | 'previous';
  readonly buttonProps: ComponentProps<'button'>;
}

const arrow = ({ direction, buttonProps }: ArrowPart) => (
  <button {...buttonProps} aria-label={undefined}>
    {direction === 'next' ? 'Later' : 'Earlier'}
  </button>
);
const CAROUSEL: FeatureCarouselSlots = {
  arrow,
  playButton: ({ carousel, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      {carousel.slideshow.isStarted ? 'Stop' : 'Go'}
    </button>
  ),
};

const CarouselStage = stage(FeatureCarousel, { images: IMAGES });
const SlideshowStage = stage(InlineSlideshow, { images: IMAGES });
const PlaylistStage = stage(Playlist, { videos: VIDEOS });

const carouselStory = withControls(CarouselStage, FEATURE_CAROUSEL_CONTROLS);
const slideshowStory = withControls(SlideshowStage, INLINE_SLIDESHOW_CONTROLS);
const playlistStory = withControls(PlaylistStage, PLAYLIST_CONTROLS);

export const ACarousel = carouselStory(
  <CarouselStage hint="Arrows and play button as text." autoplay slots={CAROUSEL} />,
);

const DOTS: FeatureCarouselSlots = {
  dots: ({ carousel }) => (
    <div {...carousel.getDotsProps({ className: 'own-dots' })}>
      {Array.from({ length: carousel.pageCount }, (_, page) => (
        <button key={page} {...carousel.getDotProps({ page, 'aria-label': undefined })}>
          {page + 1}
        </button>
      ))}
    </div>
  ),
};

export const DotsOfACarousel = carouselStory(<CarouselStage hint="Numbers instead of dots." slots={DOTS} />);

const SLIDESHOW: InlineSlideshowSlots = {
  arrow,
  playButton: ({ playback, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      {playback.isStarted ? 'Stop' : 'Go'}
    </button>
  ),
};

export const ASlideshow = slideshowStory(<SlideshowStage hint="Arrows and play button as text." slots={SLIDESHOW} />);

const AROUND_A_SLIDESHOW: InlineSlideshowSlots = {
  music: ({ music, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      {music.isOn ? 'Silence' : 'Music'}
    </button>
  ),
  filmstrip: ({ show, filmstrip, children }) => (
    <>
      {children}
      <p className="own-strip-line">
        {filmstrip.visibleCount} of {show.count} in view
      </p>
    </>
  ),
  watermark: ({ show }) => <p className="own-mark">© {show.image?.title}</p>,
};

export const AroundASlideshow = slideshowStory(
  <SlideshowStage
    hint="A text button for music, a line next to the filmstrip, and a watermark with image data."

    musicUrl="/waltz.mp3"
    watermark={{ type: 'text', text: 'Loggia' }}
    slots={AROUND_A_SLIDESHOW}
  />,
);

const PLAYLIST: PlaylistSlots = {
  player: ({ video, children }) => (
    <>
      {children}
      <p>{video ? `Now showing: ${video.title}` : 'Choose a video'}</p>
    </>
  ),
  item: ({ isCurrent, children }) => (
    <>
      {children}
      {isCurrent && <p>In the player</p>}
    </>
  ),
  arrow: ({ direction, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined} className="loggia-text-button">
      {direction === 'next' ? 'Later' : 'Earlier'}
    </button>
  ),
  pager: ({ children }) => (
    <>
      {children}
      <p>More of them every Friday.</p>
    </>
  ),
};

export const APlaylist = playlistStory(
  <PlaylistStage hint="A line next to the player, text arrows, and a line below the list." slots={PLAYLIST} />,
);

const CLOSE: PlaylistSlots = {
  closeButton: ({ buttonProps }) => (
    <button {...buttonProps} aria-label={undefined} className="loggia-text-button">
      Enough
    </button>
  ),
};

export const TheLightboxOfAPlaylist = playlistStory(
  <PlaylistStage hint="A close button as text." player={{ mode: 'popup' }} slots={CLOSE} />,
);

export const AllParts = allParts('Control slots', {
  ACarousel,
  DotsOfACarousel,
  ASlideshow,
  AroundASlideshow,
  APlaylist,
});
