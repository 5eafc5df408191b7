import {
  FeatureCarousel,
  InlineSlideshow,
  Playlist,
  type FeatureCarouselSlots,
  type InlineSlideshowSlots,
  type PlaylistSlots,
} from '@loggia/ui';
import '@loggia/ui/styles.css';
import './controlSlots.css';
import { createLandscapes } from './shared/createLandscapes.ts';
import { createVideos } from './shared/createVideos.ts';
import { Story } from './shared/Story.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Control slots' };

const IMAGES = createLandscapes(9);
const VIDEOS = createVideos(6);

// Voice control users need the visible text in the accessible name, so each button is named by its text.
const CAROUSEL: FeatureCarouselSlots = {
  arrow: ({ direction, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      {direction === 'next' ? 'Later' : 'Earlier'}
    </button>
  ),
  playButton: ({ carousel, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      {carousel.slideshow.isStarted ? 'Stop' : 'Go'}
    </button>
  ),
};

const carouselStory = withControls(FeatureCarousel, {
  columns: range(1, 9, 5, 2),
  autoplay: toggle(false),
  arrows: toggle(true),
  dots: toggle(true),
  enabled: toggle(true),
});
const slideshowStory = withControls(InlineSlideshow, {
  autoplay: toggle(false),
  controls: toggle(true),
  autoHideControls: toggle(true),
  loop: toggle(true),
  shuffle: toggle(false),
  enabled: toggle(true),
});
const playlistStory = withControls(Playlist, {
  template: choice(['grid', 'list', 'mix', 'masonry', 'carousel', 'bigThumb'], 'grid'),
  columns: range(1, 6, 3),
  showTitles: toggle(true),
  showDescriptions: toggle(true),
});

export const ACarousel = carouselStory(
  <Story hint="Arrows and play button as text.">
    <FeatureCarousel images={IMAGES} autoplay slots={CAROUSEL} />
  </Story>,
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

export const DotsOfACarousel = carouselStory(
  <Story hint="Numbers instead of dots.">
    <FeatureCarousel images={IMAGES} slots={DOTS} />
  </Story>,
);

const SLIDESHOW: InlineSlideshowSlots = {
  arrow: ({ direction, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      {direction === 'next' ? 'Later' : 'Earlier'}
    </button>
  ),
  playButton: ({ playback, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      {playback.isStarted ? 'Stop' : 'Go'}
    </button>
  ),
};

export const ASlideshow = slideshowStory(
  <Story hint="Arrows and play button as text.">
    <InlineSlideshow images={IMAGES} slots={SLIDESHOW} />
  </Story>,
);

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
  <Story hint="A text button for music, a line next to the filmstrip, and a watermark with image data.">
    <InlineSlideshow
      images={IMAGES}
      musicUrl="/waltz.mp3"
      watermark={{ type: 'text', text: 'Loggia' }}
      slots={AROUND_A_SLIDESHOW}
    />
  </Story>,
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
  <Story hint="A line next to the player, text arrows, and a line below the list.">
    <Playlist videos={VIDEOS} slots={PLAYLIST} />
  </Story>,
);

const CLOSE: PlaylistSlots = {
  closeButton: ({ buttonProps }) => (
    <button {...buttonProps} aria-label={undefined} className="loggia-text-button">
      Enough
    </button>
  ),
};

export const TheLightboxOfAPlaylist = playlistStory(
  <Story hint="A close button as text.">
    <Playlist videos={VIDEOS} player={{ mode: 'popup' }} slots={CLOSE} />
  </Story>,
);

export const AllParts = allParts('Control slots', {
  ACarousel,
  DotsOfACarousel,
  ASlideshow,
  AroundASlideshow,
  APlaylist,
});
