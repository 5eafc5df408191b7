'use client';
import type { ReactNode } from 'react';
import { useControlsReady, type UseLightboxResult } from '@loggia/hooks/lightbox';
import { useUnchanged } from '@loggia/hooks/shared';
import { extrasChunk } from '../chunks.ts';
import {
  ControlBar,
  CounterText,
  FullscreenButton,
  InfoButton,
  MaximizeButton,
  RatingButton,
  SidebarButton,
} from '../panels/ControlBar.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { PlayButton } from '../slideshow/PlayButton.tsx';
import { ZoomButton } from '../zoom/ZoomSurface.tsx';
import { CartIcon } from '../icons/CartIcon.ts';
import { CommentIcon } from '../icons/CommentIcon.ts';
import type { ResolvedLightboxShape } from './resolveLightboxShape.ts';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import { retryForEachImage } from '../gallery/retryForEachImage.ts';
import type { LightboxProps } from './LightboxProps.ts';
import type { LightboxBarControls, LightboxSlots } from './LightboxSlots.ts';
import type { LightboxToolset } from './useLightboxTools.ts';

export interface LightboxControlsProps extends Pick<LightboxProps, 'galleryId' | 'children'> {
  readonly lightbox: UseLightboxResult;
  readonly tools: LightboxToolset;
  readonly shape: ResolvedLightboxShape;
  readonly slots: LightboxSlots;
  readonly labels: KitLabels | undefined;
}

const LazyDownload = lateComponent(extrasChunk, 'DownloadLinks', retryForEachImage);

const LINK_PLACEHOLDER = <span className="loggia-button" />;
const COMMENTS = <CommentIcon />;
const CART = <CartIcon />;

/** Renders links to the original file, if the site offers any. Their space is reserved until their chunk has loaded. */
function Download({ lightbox, labels }: Pick<LightboxControlsProps, 'lightbox' | 'labels'>) {
  const { showOriginal, showDownload } = lightbox.settings;
  const fallback = (
    <>
      {showOriginal && LINK_PLACEHOLDER}
      {showDownload && LINK_PLACEHOLDER}
    </>
  );
  return <LazyDownload lightbox={lightbox} labels={labels?.download} fallback={fallback} />;
}

/** Returns the kit's element for each control that has a function. A single menu contains all share networks. */
function controlsOf({ lightbox, tools, labels }: LightboxControlsProps, share: ReactNode): LightboxBarControls {
  const { bar, slideshow, maximize, fullscreen, info, sidebars, panel, zoom } = tools;
  const { showOriginal, showDownload } = lightbox.settings;
  return {
    counter: <CounterText bar={bar} />,
    play: slideshow.isAvailable && <PlayButton slideshow={slideshow} />,
    maximize: maximize.isAvailable && <MaximizeButton maximize={maximize} />,
    fullscreen: <FullscreenButton fullscreen={fullscreen} />,
    info: <InfoButton info={info} />,
    comments: sidebars.has('comments') && <SidebarButton sidebars={sidebars} name="comments" icon={COMMENTS} />,
    rating: panel.isAvailable && <RatingButton panel={panel} />,
    zoom: <ZoomButton zoom={zoom} />,
    // The share menu takes the position of the first network.
    share,
    original: (showOriginal || showDownload) && <Download lightbox={lightbox} labels={labels} />,
    cart: sidebars.has('shop') && <SidebarButton sidebars={sidebars} name="shop" icon={CART} />,
  };
}

/** Renders the control bar with all of the kit's controls. */
export function LightboxControls(props: LightboxControlsProps) {
  const { lightbox, tools, shape, slots, galleryId, labels, children } = props;
  const { bar, menu } = tools;
  const isReady = useControlsReady(lightbox);
  const { image, images, settings, status, error, dialogElement } = lightbox;
  // Contains only what sharing needs, so that other changes to the lightbox do not render the button again.
  const shared = useUnchanged({ image, images, settings, status, dialogElement });
  const barClassName = shape.barPosition && 'loggia-bar';
  // A placeholder with the height of the bar, so that the image does not move.
  if (!isReady || error) return <div className={barClassName} />;
  const share = (
    <ShareButton lightbox={shared} galleryId={galleryId} labels={labels?.share} menuSlot={slots.shareMenu} />
  );
  const elements = controlsOf(props, share);
  // The slot is called only for controls that the kit would render.
  const controls: LightboxBarControls = Object.fromEntries(
    bar.controls.flatMap((name) =>
      elements[name] ? [[name, fillSlot(slots.control, { lightbox, name, tools }, elements[name])]] : [],
    ),
  );
  return (
    <div className={barClassName}>
      {fillSlot(
        slots.bar,
        { lightbox, bar, controls, tools },
        <ControlBar
          {...{ bar, controls, menu }}
          hasTab={settings.controlTab ?? false}
          before={slots.toolsBefore?.({ lightbox, children: null })}
        >
          {typeof children === 'function' ? children(lightbox) : children}
        </ControlBar>,
      )}
    </div>
  );
}
