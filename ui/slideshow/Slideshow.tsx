'use client';
import { memo, useContext, type ReactNode } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useSlideshow, type UseSlideshowOptions, type UseSlideshowResult } from '@loggia/hooks/slideshow';
import { createCompanion } from '../companion.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { PauseIcon } from '../icons/PauseIcon.ts';
import { PlayIcon } from '../icons/PlayIcon.ts';
import { ListenersContext, StatusContext, useKit } from '../KitProvider.tsx';
import { useLightboxRoot } from '../lightbox/LightboxRootContext.ts';

export const SlideshowCompanion = /* @__PURE__ */ createCompanion<UseSlideshowResult>('Slideshow');

/** Returns the state of the nearest `Slideshow`. */
export const useSlideshowContext = (): UseSlideshowResult => SlideshowCompanion.use();

export interface SlideshowProps extends Omit<UseSlideshowOptions, 'labels'> {
  readonly children?: ReactNode;
}

/** Plays the images of the lightbox. Render it in `LightboxDialog`, around the `PlayButton`. */
export function Slideshow({ children, ...options }: SlideshowProps) {
  const lightbox = useLightboxContext();
  const renderStatus = useContext(StatusContext);
  const root = useLightboxRoot();
  const { labels } = useKit();
  const slideshow = useSlideshow(lightbox, {
    ...useContext(ListenersContext),
    ...options,
    intervalMs: options.intervalMs ?? root.intervalMs,
    labels: labels?.slideshow,
  });
  return (
    <SlideshowCompanion.Provider value={slideshow}>
      {renderStatus(<div {...slideshow.getStatusProps({ className: 'loggia-visually-hidden' })} />)}
      {children}
    </SlideshowCompanion.Provider>
  );
}

export interface PlayButtonProps {
  /** @default the state of the nearest `Slideshow` */
  readonly slideshow?: Pick<UseSlideshowResult, 'isStarted' | 'isAvailable' | 'getPlayButtonProps'> | undefined;
}

/** Renders a button that starts and stops the slideshow. It is hidden if there is nothing to play. */
export const PlayButton = memo(function PlayButton({ slideshow }: PlayButtonProps) {
  const { isStarted, isAvailable, getPlayButtonProps } = SlideshowCompanion.use(slideshow);
  if (!isAvailable) return null;
  return <IconButton {...getPlayButtonProps()} icon={isStarted ? <PauseIcon /> : <PlayIcon />} />;
});
