'use client';
import type { CSSProperties, ReactNode } from 'react';
import { useControlsReady, type UseLightboxResult } from '@loggia/hooks/lightbox';
import { usePreload } from '@loggia/hooks/preload';
import { useImageProtection } from '@loggia/hooks/protection';
import { containedSizes } from '@loggia/hooks/picture';
import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import type { UseHitsResult } from '@loggia/hooks/hits';
import { useIdle, type UseSidebarsResult } from '@loggia/hooks/panels';
import { commentsChunk, shopChunk } from '../chunks.ts';
import { Filmstrip, FilmstripPlaceholder } from '../filmstrip/Filmstrip.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';
import { LightboxSlides } from './LightboxSlides.tsx';
import { renderLine, useLightboxStatus } from './lightboxStatus.tsx';
import { resolveLightboxShape, type ResolvedLightboxShape } from './resolveLightboxShape.ts';
import { LightboxSpinner } from './slideParts.tsx';
import { Sidebar, SidebarFailure } from '../panels/Sidebar.tsx';
import { Tooltip } from '../panels/Tooltip.tsx';
import { GestureParts } from '../zoom/ZoomSurface.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { ListenersContext, StatusContext } from '../KitProvider.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import { LightboxControls } from './LightboxControls.tsx';
import { LightboxOver } from './LightboxOver.tsx';
import type { LightboxProps } from './LightboxProps.ts';
import type { LightboxSidebarPart, LightboxSlots } from './LightboxSlots.ts';
import { useLightboxTools, type LightboxToolset } from './useLightboxTools.ts';

interface LightboxStageProps extends Omit<LightboxProps, 'hits'> {
  readonly lightbox: UseLightboxResult;
  /** The number of times that the image has been shown. */
  readonly shownHits: UseHitsResult;
  readonly texts: KitLabels | undefined;
}

const HIDDEN = { className: 'loggia-visually-hidden' } as const;
const CLOSE = <CloseIcon />;
const NO_SLOTS: LightboxSlots = {};

/** Renders the dialog with its content. It is mounted while `lightbox.isMounted` is true. */
export function LightboxStage(props: LightboxStageProps) {
  const { lightbox, shownHits, texts, slots = NO_SLOTS, onNeedMore, galleryId, embeds, children } = props;
  const { settings, status, error } = lightbox;
  const shape = resolveLightboxShape(props, lightbox);
  const tools = useLightboxTools(lightbox, { ...props, shape, labels: texts });
  const { sidebars, slideshow, zoom, swipe, filmstrip, backend } = tools;
  const area = tools.isFullSize ? undefined : shape;
  const sizes = (image: GalleryImage) => zoom.largestSizes(image.id, containedSizes(image, area));
  usePreload(lightbox, { visibleCount: filmstrip.visibleCount, sizes: (image) => containedSizes(image, area) });
  useIdle(lightbox);
  const { region, renderStatus } = useLightboxStatus();
  const protection = useImageProtection({ enabled: settings.protectImages ?? false });

  const areaProps = sidebars.getContainerProps({ className: 'loggia-stage loggia-sidebar-area' });
  const closeProps = lightbox.getCloseButtonProps({ className: 'loggia-close' });
  const bar = (
    <LightboxControls {...{ lightbox, tools, shape, galleryId, slots }} labels={texts}>
      {children}
    </LightboxControls>
  );
  return (
    <ListenersContext.Provider value={tools.listeners}>
      <StatusContext.Provider value={renderStatus}>
        <dialog {...dialogProps(props, shape, tools)}>
          <div {...lightbox.getStageProps({ ...areaProps, 'data-filmstrip': shape.filmstripPosition })}>
            <div {...region.getRegionProps(HIDDEN)}>
              {renderLine(region, lightbox.announcement)}
              {renderLine(region, slideshow.announcement)}
            </div>
            <GestureParts zoom={zoom} swipe={swipe} />
            <div {...sidebars.getCoveredProps({ name: 'view', className: 'loggia-view' })}>
              {fillSlot(
                slots.closeButton,
                { lightbox, buttonProps: closeProps },
                <IconButton {...closeProps} icon={CLOSE} />,
              )}
              {shape.barPosition === 'top' && bar}
              <LightboxSlides {...{ lightbox, tools, sizes, embeds, slots, protection }} labels={texts}>
                <LightboxOver {...{ lightbox, tools, slots, shownHits, onNeedMore }} labels={texts} />
              </LightboxSlides>
              {shape.barPosition !== 'top' && bar}
            </div>
            <Strip {...{ lightbox, shape, tools, slots }} />
            {status === 'open' &&
              !error &&
              backend &&
              lightboxSidebars({ lightbox, sidebars, backend, slot: slots.sidebar, labels: texts })}
            <Tooltip {...tooltipOf(lightbox)} labels={texts?.panels} />
          </div>
        </dialog>
      </StatusContext.Provider>
    </ListenersContext.Provider>
  );
}

function dialogProps(
  { lightbox, className = '' }: LightboxStageProps,
  { fullWindow, width, height }: ResolvedLightboxShape,
  { maximize }: LightboxToolset,
) {
  // It renders only on the client, so the size is set through the CSSOM, and not by an attribute that a strict content
  // security policy would block.
  const size = { '--loggia-width': `${width}px`, '--loggia-height': `${height}px` } as CSSProperties;
  return {
    ...lightbox.getDialogProps({
      className: `loggia-lightbox ${className}`,
      style: fullWindow ? undefined : size,
    }),
    'data-full-window': fullWindow ? '' : undefined,
    'data-maximized': maximize.isMaximized ? '' : undefined,
  };
}

/** Returns only the values that the tooltip needs, so that it does not render when the image changes. */
const tooltipOf = ({ status, stageElement, shortcuts }: UseLightboxResult) => ({ status, stageElement, shortcuts });

interface StripProps {
  readonly lightbox: UseLightboxResult;
  readonly shape: ResolvedLightboxShape;
  readonly tools: LightboxToolset;
  readonly slots: LightboxSlots;
}

/** Renders the filmstrip if it is enabled. Its space is reserved until the list and the first image have loaded. */
function Strip({ lightbox, shape, tools, slots }: StripProps): ReactNode {
  const { filmstripPosition, isStripVertical } = shape;
  const { filmstrip, sidebars } = tools;
  const isReady = useControlsReady(lightbox);
  const { status, settings, error } = lightbox;
  if (!filmstripPosition || error) return null;
  if (status === 'loading' || (status === 'open' && !isReady))
    return <FilmstripPlaceholder isVertical={isStripVertical} settings={settings} />;
  const { ref } = sidebars.getCoveredProps({ name: 'filmstrip' });
  const shared = { filmstrip, thumbnailSlot: slots.thumbnail, reservesSpace: true };
  if (!slots.filmstrip) return <Filmstrip ref={ref} {...shared} />;
  return (
    <div ref={ref} className="loggia-slot">
      {slots.filmstrip({ lightbox, filmstrip, children: <Filmstrip {...shared} /> })}
    </div>
  );
}

interface LightboxSidebarsOptions {
  readonly lightbox: UseLightboxResult;
  readonly sidebars: UseSidebarsResult;
  readonly backend: Backend;
  readonly slot: LightboxSlots['sidebar'];
  readonly labels: KitLabels | undefined;
}

/** If the chunk fails to load, it is requested again each time its sidebar opens. */
const retryKeyOf = ({ isOpen }: { readonly isOpen?: boolean | undefined }) => isOpen;

const LazyComments = lateComponent(commentsChunk, 'CommentPanel', { retryKeyOf });
const LazyShop = lateComponent(shopChunk, 'LightboxShop', { retryKeyOf });

/**
 * Returns the sidebars for the comments and the shop, whose chunks are loaded when they first open. It is a function
 * instead of a component, because it has no state, and a component would render on each navigation anyway.
 */
function lightboxSidebars({ lightbox, sidebars, backend, slot, labels }: LightboxSidebarsOptions): ReactNode {
  const { openName } = sidebars;
  const { isOffline } = lightbox;
  const fallback = <LightboxSpinner labels={lightbox.labels} />;
  const renderSidebar = (name: LightboxSidebarPart['name'], content: ReactNode) =>
    fillSlot(slot, { lightbox, name, sidebars, content }, <Sidebar {...{ sidebars, name }}>{content}</Sidebar>);
  return (
    <>
      {backend.comments &&
        renderSidebar(
          'comments',
          <LazyComments
            lightbox={lightbox}
            store={backend.comments}
            isOpen={openName === 'comments'}
            labels={labels?.comments}
            fallback={fallback}
            renderFailure={(getRetryButtonProps) => (
              <SidebarFailure {...{ sidebars, getRetryButtonProps, isOffline }} name="comments" />
            )}
          />,
        )}
      {backend.cart &&
        renderSidebar(
          'shop',
          <LazyShop
            lightbox={lightbox}
            backend={backend}
            isOpen={openName === 'shop'}
            labels={labels?.cart}
            fallback={fallback}
            renderFailure={(getRetryButtonProps) => (
              <SidebarFailure {...{ sidebars, getRetryButtonProps, isOffline }} name="shop" />
            )}
          />,
        )}
    </>
  );
}
