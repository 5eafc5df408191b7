'use client';
import { useIsClient } from '@loggia/hooks/shared';
import type { UseInlinePlaybackResult, UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { PlayButton } from '../slideshow/PlayButton.tsx';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';
import { SlideshowMusic } from './SlideshowMusic.tsx';

export interface SlideshowControlsProps {
  readonly show: UseInlineSlideshowResult;
  readonly playback: UseInlinePlaybackResult;
  readonly options: Pick<SlideshowImagesOptions, 'controls' | 'musicUrl'>;
}

/** Play, music, and the arrows. They come with the scripts. */
export function SlideshowControls({ show, playback, options }: SlideshowControlsProps) {
  const isClient = useIsClient();
  const { controls = true, musicUrl } = options;
  const hasArrows = controls && show.count > 1;
  if (!isClient) return null;
  return (
    <>
      <div className="loggia-slideshow-buttons">
        {controls && <PlayButton slideshow={playback} />}
        {musicUrl && <SlideshowMusic playback={playback} url={musicUrl} hasButton={controls} />}
      </div>
      {hasArrows && (
        <>
          <IconButton {...show.getPreviousButtonProps({ className: 'loggia-arrow' })} icon={<PreviousIcon />} />
          <IconButton
            {...show.getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next' })}
            icon={<NextIcon />}
          />
        </>
      )}
    </>
  );
}
