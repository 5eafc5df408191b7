'use client';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBackend } from '@loggia/hooks/backend';
import { useFullscreen } from '@loggia/hooks/fullscreen';
import { useSidebars } from '@loggia/hooks/panels';
import { useSlideshow } from '@loggia/hooks/slideshow';
import { useSwipe } from '@loggia/hooks/swipe';
import { useZoom } from '@loggia/hooks/zoom';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { SlideshowPauseReason } from '@loggia/hooks/slideshow';
import { embedsChunk, extrasChunk } from '../lightboxChunks.ts';
import { isEmbedded } from '../components/embed/isEmbedded.ts';
import type { ResolvedLightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import { GestureParts } from '../components/zoom/GestureParts.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { ListenersContext } from '../ListenersContext.ts';
import { lightboxFeatures } from './lightboxFeatures.ts';
import { LightboxControls } from './LightboxControls.tsx';
import { LightboxOver } from './LightboxOver.tsx';
import type { LightboxProps } from './LightboxProps.ts';
import { LightboxSidebars } from './LightboxSidebars.tsx';
import { useFilling } from './useFilling.ts';
import { useLightboxPanels } from './useLightboxPanels.ts';
import { useSidebarStage } from './useSidebarStage.ts';
import { useSlideOffsets } from './useSlideOffsets.ts';
import { useSlidesElement } from './useSlidesElement.ts';
import { useZoomedSizes } from './useZoomedSizes.ts';

export interface LightboxToolsProps extends Pick<
  LightboxProps,
  'opening' | 'autoplay' | 'interval' | 'galleryId' | 'backend' | 'embeds' | 'onLongPress' | 'onEvent' | 'children'
> {
  readonly lightbox: UseLightboxResult;
  readonly shape: ResolvedLightboxShape;
  readonly labels: KitLabels | undefined;
  /** Told whether the lightbox fills the window or the screen on a visitor's wish. With a function that stays the same. */
  readonly onFill: (isFilling: boolean) => void;
}

/** Videos and posts in their slides. */
const EmbedsDoor = lateComponent(embedsChunk, 'LightboxEmbeds');

/** Where nobody can listen, there are tools all the same. */
const ListenersDoor = lateComponent(extrasChunk, 'LightboxListeners', {
  Substitute: ({ children }) => children,
  keepsSubstitute: true,
});

/** All that a visitor can do with an image besides looking: the tools of the bar, gestures, and what they open. */
function Tools(props: LightboxToolsProps) {
  const { lightbox, shape, labels, galleryId, autoplay, interval, onFill, children } = props;
  const { stageElement, dialogElement } = lightbox;
  const listeners = useContext(ListenersContext);
  const backend = useBackend<GalleryImage>(props.backend);
  const surface = useSlidesElement(lightbox);
  const features = lightboxFeatures(lightbox, backend);
  // Where no back end has a say, what opened the image has it.
  const request = lightbox.openReason === 'trigger' ? props.opening?.request : undefined;
  const asked = { ...lightbox, settings: { ...lightbox.settings, ...request } };
  const sidebars = useSidebars(asked, { names: features.sidebars, labels: labels?.panels });
  useSidebarStage(stageElement, sidebars);

  const zoom = useZoom(lightbox, { ...listeners, surface, labels: labels?.zoom });
  useZoomedSizes(surface, zoom);
  const swipe = useSwipe(lightbox, {
    surface,
    canStart: zoom.canSwipe,
    progressElement: dialogElement,
    onLongPress: props.onLongPress,
  });
  useSlideOffsets(surface, lightbox);
  const [held, setHeld] = useState<Iterable<SlideshowPauseReason>>([]);
  const pauseReasons = [...sidebars.pauseReasons, ...zoom.pauseReasons, ...swipe.pauseReasons, ...held];
  const slideshow = useSlideshow(lightbox, {
    ...listeners,
    autoplay,
    interval,
    pauseReasons,
    labels: labels?.slideshow,
  });

  const isEnabled = lightbox.status !== 'closed';
  const fullscreen = useFullscreen({ element: stageElement, labels: labels?.fullscreen, enabled: isEnabled });
  const { isFullscreen } = fullscreen;
  const panels = useLightboxPanels(lightbox, {
    shape,
    isFullscreen,
    isStarted: slideshow.isStarted,
    hasRating: features.hasRating,
    labels: labels?.panels,
  });
  useFilling(dialogElement, isFullscreen || panels.maximize.isMaximized, onFill);

  return (
    <>
      <LightboxControls {...{ lightbox, slideshow, fullscreen, sidebars, zoom, galleryId, labels, ...panels }}>
        {typeof children === 'function' ? children(lightbox) : children}
      </LightboxControls>
      <GestureParts zoom={zoom} swipe={swipe} />
      <div {...slideshow.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
      {lightbox.slides.some(({ image }) => isEmbedded(image)) && (
        <EmbedsDoor {...props} surface={surface} onHold={setHeld} />
      )}
      {surface && createPortal(<LightboxOver {...{ lightbox, backend, labels, ...panels }} />, surface)}
      {stageElement && createPortal(<LightboxSidebars {...{ lightbox, sidebars, backend, labels }} />, stageElement)}
    </>
  );
}

/** The tools, which tell the page what a visitor does where it wants to know. */
export function LightboxTools(props: LightboxToolsProps) {
  const { lightbox, onEvent } = props;
  const tools = <Tools {...props} />;
  return onEvent ? <ListenersDoor {...{ lightbox, onEvent }}>{tools}</ListenersDoor> : tools;
}
