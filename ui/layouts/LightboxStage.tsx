'use client';
import type { CSSProperties, ReactNode } from 'react';
import { usePreload } from '@loggia/hooks/preload';
import { useImageProtection } from '@loggia/hooks/protection';
import { containedSizes } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseHitsResult } from '@loggia/hooks/hits';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { Filmstrip } from '../components/filmstrip/Filmstrip.tsx';
import { FilmstripRoom } from '../components/filmstrip/FilmstripRoom.tsx';
import { HitCounter } from '../components/hits/HitCounter.tsx';
import { IconButton } from '../components/iconButton/IconButton.tsx';
import { LightboxSlides } from '../components/lightbox/LightboxSlides.tsx';
import { resolveLightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import { LoadMore } from '../components/loadMore/LoadMore.tsx';
import { GestureParts } from '../components/zoom/GestureParts.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import type { KitLabels } from '../labels/KitLabels.ts';
import { ListenersContext } from '../ListenersContext.ts';
import { fillSlot } from '../slots.ts';
import { LightboxControls } from './LightboxControls.tsx';
import { LightboxOver } from './LightboxOver.tsx';
import type { LightboxProps } from './LightboxProps.ts';
import { LightboxSidebars } from './LightboxSidebars.tsx';
import { useLightboxTools } from './useLightboxTools.ts';

export interface LightboxStageProps extends Omit<LightboxProps, 'hits'> {
  readonly lightbox: UseLightboxResult;
  /** How often the image has been shown. */
  readonly shownHits: UseHitsResult;
  readonly texts: KitLabels | undefined;
}

const HIDDEN = { className: 'loggia-visually-hidden' } as const;
const NO_SLOTS: NonNullable<LightboxProps['slots']> = {};

/** The dialog and all that is in it, in one tree: there from the opening to the removal. */
export function LightboxStage(props: LightboxStageProps) {
  const {
    lightbox,
    shownHits,
    texts,
    slots = NO_SLOTS,
    className = '',
    onNeedMore,
    galleryId,
    embeds,
    children,
  } = props;
  const { status, settings, failure } = lightbox;
  const shape = resolveLightboxShape(props, lightbox);
  const { fullWindow, width, height, barPosition, filmstripPosition, isStripVertical } = shape;
  const tools = useLightboxTools(lightbox, { ...props, shape, labels: texts });
  const { sidebars, slideshow, zoom, swipe, maximize, filmstrip, backend } = tools;
  const room = tools.isFilling ? undefined : shape;
  const sizes = (image: GalleryImage) => zoom.grownSizes(image.id, containedSizes(image, room));
  usePreload(lightbox, { visibleCount: filmstrip.visibleCount, sizes: (image) => containedSizes(image, room) });
  const protection = useImageProtection({ enabled: settings.protectImages ?? false });
  const isUsable = status === 'open' && !failure;

  // Only ever rendered by a client, so the size reaches the page through the CSSOM, never as an attribute.
  const size = { '--loggia-width': `${width}px`, '--loggia-height': `${height}px` } as CSSProperties;
  const dialogProps = lightbox.getDialogProps({
    className: `loggia-lightbox ${className}`,
    style: fullWindow ? undefined : size,
  });
  const areaProps = sidebars.getAreaProps({ className: 'loggia-stage loggia-sidebar-area' });
  const stageProps = lightbox.getStageProps({ ...areaProps, 'data-filmstrip': filmstripPosition });
  const closeProps = lightbox.getCloseButtonProps({ className: 'loggia-close' });
  const closeButton = <IconButton {...closeProps} icon={<CloseIcon />} />;
  const bar = (
    // As high as the bar until that has come, so that the picture does not move.
    <div className={barPosition && 'loggia-bar'}>
      {isUsable && (
        <LightboxControls {...{ lightbox, tools, galleryId, slots }} labels={texts}>
          {children}
        </LightboxControls>
      )}
    </div>
  );
  const over = isUsable && (
    <>
      <LightboxOver {...{ lightbox, tools, slots, backend }} labels={texts} />
      {slots.overlay?.({ lightbox, children: null })}
    </>
  );

  return (
    <ListenersContext.Provider value={tools.listeners}>
      <dialog
        {...dialogProps}
        data-full-window={fullWindow ? '' : undefined}
        data-maximized={maximize.isMaximized ? '' : undefined}
      >
        <div {...stageProps}>
          <div {...lightbox.getAnnouncementProps(HIDDEN)} />
          <div {...slideshow.getAnnouncementProps(HIDDEN)} />
          <GestureParts zoom={zoom} swipe={swipe} />
          <div {...sidebars.getCoveredProps({ name: 'view', className: 'loggia-view' })}>
            {fillSlot(slots.closeButton, { lightbox, buttonProps: closeProps }, closeButton)}
            {barPosition === 'top' && bar}
            <LightboxSlides {...{ lightbox, tools, sizes, embeds, slots, protection }} labels={texts}>
              {settings.hitCounter && (
                <HitCounter hits={shownHits} position={settings.hitCounterPosition ?? 'bottom'} />
              )}
              {onNeedMore && <LoadMore {...{ lightbox, onNeedMore }} labels={texts?.loadMore} />}
              {over}
            </LightboxSlides>
            {barPosition !== 'top' && bar}
          </div>
          {filmstripPosition && !failure && stripOf()}
          {isUsable && <LightboxSidebars {...{ lightbox, sidebars, backend }} labels={texts} />}
        </div>
      </dialog>
    </ListenersContext.Provider>
  );

  /** The strip. Until the list has come its place stays free. */
  function stripOf(): ReactNode {
    if (status === 'loading') return <FilmstripRoom isVertical={isStripVertical} settings={settings} />;
    const { ref } = sidebars.getCoveredProps({ name: 'filmstrip' });
    return fillSlot(
      slots.filmstrip,
      { lightbox, filmstrip },
      <Filmstrip ref={ref} filmstrip={filmstrip} thumbnailSlot={slots.thumbnail} />,
    );
  }
}
