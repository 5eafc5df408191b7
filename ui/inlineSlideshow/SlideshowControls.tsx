'use client';
import { useIsClient, type ElementProps } from '@loggia/hooks/shared';
import {
  useSlideshowMusic,
  type UseInlinePlaybackResult,
  type UseInlineSlideshowResult,
  type UseSlideshowMusicResult,
} from '@loggia/hooks/inlineSlideshow';
import type { UseFilmstripResult } from '@loggia/hooks/filmstrip';
import type { GalleryImage, Watermark } from '@loggia/hooks/backend';
import { MusicIcon } from '../icons/MusicIcon.ts';
import { NextIcon } from '../icons/NextIcon.ts';
import { PreviousIcon } from '../icons/PreviousIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { fillSlot, type Slot } from '../slots.ts';
import type { GallerySlots } from '../gallery/GallerySlots.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { PlayButton } from '../slideshow/PlayButton.tsx';
import type { SlideshowImagesOptions } from './InlineSlideshow.tsx';

interface SlideshowControlsProps<TImage extends GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly playback: UseInlinePlaybackResult;
  readonly slots: InlineSlideshowControlSlots<TImage> | undefined;
  readonly options: Pick<SlideshowImagesOptions, 'controls' | 'musicUrl'>;
}

/**
 * Renders the play button, the music button and the arrows. They are not rendered on the server, because they need
 * scripts.
 */
export function SlideshowControls<TImage extends GalleryImage>(props: SlideshowControlsProps<TImage>) {
  const { show, playback, slots, options } = props;
  const isClient = useIsClient();
  const { controls = true, musicUrl } = options;
  const hasArrows = controls && show.count > 1;
  if (!isClient) return null;
  const previous = show.getPreviousButtonProps({ className: 'loggia-arrow' });
  const next = show.getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next' });
  return (
    <>
      <div className="loggia-slideshow-buttons">
        {controls &&
          playback.isAvailable &&
          fillSlot(
            slots?.playButton,
            { show, playback, buttonProps: playback.getPlayButtonProps() },
            <PlayButton slideshow={playback} />,
          )}
        {musicUrl && <SlideshowMusic {...{ show, playback }} url={musicUrl} hasButton={controls} slot={slots?.music} />}
      </div>
      {hasArrows && (
        <>
          {fillSlot(
            slots?.arrow,
            { show, playback, direction: 'previous', buttonProps: previous },
            <IconButton {...previous} icon={<PreviousIcon />} />,
          )}
          {fillSlot(
            slots?.arrow,
            { show, playback, direction: 'next', buttonProps: next },
            <IconButton {...next} icon={<NextIcon />} />,
          )}
        </>
      )}
    </>
  );
}

interface SlideshowMusicProps<TImage extends GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly playback: UseInlinePlaybackResult;
  readonly url: string;
  readonly hasButton: boolean;
  readonly slot: InlineSlideshowControlSlots<TImage>['music'];
}

/** Plays a slideshow's music, and renders the button that mutes it. */
function SlideshowMusic<TImage extends GalleryImage>(props: SlideshowMusicProps<TImage>) {
  const { show, playback, url, hasButton, slot } = props;
  const { labels } = useKit();
  const music = useSlideshowMusic(playback, { url, labels: labels?.inlineSlideshow });
  if (!music.isAvailable) return null;
  const buttonProps = music.getMusicButtonProps();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no speech to caption */}
      <audio {...music.getAudioProps()} />
      {hasButton &&
        playback.isAvailable &&
        fillSlot(slot, { show, playback, music, buttonProps }, <IconButton {...buttonProps} icon={<MusicIcon />} />)}
    </>
  );
}

/** The props that every slot for a slideshow's controls receives. */
export interface InlineSlideshowPart<TImage extends GalleryImage = GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly playback: UseInlinePlaybackResult;
  /** The props for a custom button. */
  readonly buttonProps: ElementProps<'button'>;
}

export interface InlineSlideshowArrowPart<
  TImage extends GalleryImage = GalleryImage,
> extends InlineSlideshowPart<TImage> {
  readonly direction: 'previous' | 'next';
}

export interface InlineSlideshowMusicPart<
  TImage extends GalleryImage = GalleryImage,
> extends InlineSlideshowPart<TImage> {
  readonly music: UseSlideshowMusicResult;
}

export interface InlineSlideshowFilmstripPart<TImage extends GalleryImage = GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly filmstrip: UseFilmstripResult<TImage>;
}

export interface InlineSlideshowWatermarkPart<TImage extends GalleryImage = GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  /** The watermark from the slideshow's options. */
  readonly watermark: Watermark;
}

/** The slots that replace a slideshow's controls and the elements over or next to its image. */
export interface InlineSlideshowControlSlots<TImage extends GalleryImage = GalleryImage> {
  /** Called for each of the two arrows. */
  readonly arrow?: Slot<InlineSlideshowArrowPart<TImage>> | undefined;
  /** The button that starts and stops the slideshow. */
  readonly playButton?: Slot<InlineSlideshowPart<TImage>> | undefined;
  /**
   * The button that toggles the music, if there is a `musicUrl`. The music plays even if this slot renders no button.
   */
  readonly music?: Slot<InlineSlideshowMusicPart<TImage>> | undefined;
  /** The thumbnails or dots, inside the space that is reserved for them. */
  readonly filmstrip?: Slot<InlineSlideshowFilmstripPart<TImage>> | undefined;
  /** The watermark over the image, if the options have one. */
  readonly watermark?: Slot<InlineSlideshowWatermarkPart<TImage>> | undefined;
}

export interface InlineSlideshowSlots<TImage extends GalleryImage = GalleryImage>
  extends GallerySlots<TImage>, InlineSlideshowControlSlots<TImage> {}
