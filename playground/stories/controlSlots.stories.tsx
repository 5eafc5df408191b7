import { FeatureCarousel, InlineSlideshow, Playlist } from '@loggia/ui';
import type { FeatureCarouselSlots, InlineSlideshowSlots, PlaylistSlots } from '@loggia/ui';
import '@loggia/ui/parts.css';
import '@loggia/ui/videos.css';
import { createLandscapes } from './shared/createLandscapes.ts';
import { createVideos } from './shared/createVideos.ts';
import { Story } from './shared/Story.tsx';

export default { title: 'Control slots' };

const IMAGES = createLandscapes(9);
const VIDEOS = createVideos(6);

// A name that is not read on the button would be a riddle to who speaks to the page, so each goes by its words.
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

export const ACarousel = () => (
  <Story hint="Arrows and play button in words.">
    <FeatureCarousel images={IMAGES} autoplay slots={CAROUSEL} />
  </Story>
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

export const ASlideshow = () => (
  <Story hint="Arrows and play button in words.">
    <InlineSlideshow images={IMAGES} slots={SLIDESHOW} />
  </Story>
);

const PLAYLIST: PlaylistSlots = {
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

export const APlaylist = () => (
  <Story hint="A line at the video in the player, arrows in words, and a line below the list.">
    <Playlist videos={VIDEOS} slots={PLAYLIST} />
  </Story>
);

const CLOSE: PlaylistSlots = {
  closeButton: ({ buttonProps }) => (
    <button {...buttonProps} aria-label={undefined} className="loggia-text-button">
      Enough
    </button>
  ),
};

export const TheLightboxOfAPlaylist = () => (
  <Story hint="A close button in a word.">
    <Playlist videos={VIDEOS} player={{ mode: 'popup' }} slots={CLOSE} />
  </Story>
);
