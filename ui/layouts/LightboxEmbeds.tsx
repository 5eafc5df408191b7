'use client';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBackend } from '@loggia/hooks/backend';
import { useVideoHold } from '@loggia/hooks/embed';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { SlideshowPauseReason } from '@loggia/hooks/slideshow';
import { EmbedSlide } from '../components/embed/EmbedSlide.tsx';
import { isEmbedded } from '../components/embed/isEmbedded.ts';
import type { KitLabels } from '../labels/KitLabels.ts';
import type { LightboxProps } from './LightboxProps.ts';
import { useSlideElements } from './useSlideElements.ts';

export interface LightboxEmbedsProps extends Pick<LightboxProps, 'embeds' | 'backend'> {
  readonly lightbox: UseLightboxResult;
  readonly labels: KitLabels | undefined;
  /** The element around the slides. */
  readonly surface: HTMLElement | null;
  /** Told why a slideshow has to wait. With a function that stays the same. */
  readonly onHold: (pauseReasons: Iterable<SlideshowPauseReason>) => void;
}

/** Draws videos and posts into their slides. Only one that the visitor has come to rest on loads anything. */
export function LightboxEmbeds(props: LightboxEmbedsProps) {
  const { lightbox, surface, embeds: options = {}, labels, onHold } = props;
  const { slides, image, isSettled } = lightbox;
  const backend = useBackend<GalleryImage>(props.backend);
  const { slideshow: policy, consent = backend?.consent, hosts, requiresConsent, players } = options;
  const { pauseReasons, onPlaybackChange } = useVideoHold(lightbox, { policy });
  const elements = useSlideElements(surface, slides);
  const [visitedId, setVisitedId] = useState<string>();
  if (isSettled && image && visitedId !== image.id) setVisitedId(image.id);
  useEffect(() => {
    onHold(pauseReasons);
    return () => onHold([]);
  }, [onHold, pauseReasons]);

  return slides.map(({ image: media, role }) => {
    const element = elements.get(media.id);
    if (!element || !isEmbedded(media)) return null;
    const slide = (
      <EmbedSlide
        image={media}
        {...{ hosts, requiresConsent, consent, players }}
        labels={labels?.embed}
        isCurrent={role === 'current' && media.id === visitedId}
        onUnknown={options.onUnknown && ((unknown) => options.onUnknown?.(unknown))}
        onPlaybackChange={(playback, played) => {
          onPlaybackChange(playback, played);
          options.onPlaybackChange?.(playback, played);
        }}
      />
    );
    return createPortal(slide, element, media.id);
  });
}
