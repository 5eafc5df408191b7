'use client';
import { useContext, type ReactNode } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useSlideshow, type UseSlideshowOptions, type UseSlideshowResult } from '@loggia/hooks/slideshow';
import { ListenersContext, StatusContext, useKit } from '../KitProvider.tsx';
import { useLightboxRoot } from '../lightbox/LightboxRootContext.ts';
import { SlideshowCompanion } from './PlayButton.tsx';

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
