'use client';
import type { ReactNode } from 'react';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { ControlName } from '@loggia/hooks/panels';
import { useUnchanged } from '@loggia/hooks/shared';
import { extrasChunk } from '../lightboxChunks.ts';
import { FullscreenButton } from '../components/fullscreen/FullscreenButton.tsx';
import { ControlBar } from '../components/panels/ControlBar.tsx';
import { CounterText } from '../components/panels/CounterText.tsx';
import { InfoButton } from '../components/panels/InfoButton.tsx';
import { MaximizeButton } from '../components/panels/MaximizeButton.tsx';
import { RatingButton } from '../components/panels/RatingButton.tsx';
import { SidebarButton } from '../components/panels/SidebarButton.tsx';
import { ShareButton } from '../components/share/ShareButton.tsx';
import { PlayButton } from '../components/slideshow/PlayButton.tsx';
import { ZoomButton } from '../components/zoom/ZoomButton.tsx';
import { CartIcon } from '../icons/CartIcon.ts';
import { CommentIcon } from '../icons/CommentIcon.ts';
import type { ResolvedLightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import type { LightboxProps } from './LightboxProps.ts';
import type { LightboxSlots } from './LightboxSlots.ts';
import type { LightboxToolset } from './useLightboxTools.ts';

export interface LightboxControlsProps extends Pick<LightboxProps, 'galleryId' | 'children'> {
  readonly lightbox: UseLightboxResult;
  readonly tools: LightboxToolset;
  readonly shape: ResolvedLightboxShape;
  readonly slots: LightboxSlots;
  readonly labels: KitLabels | undefined;
}

const DownloadDoor = lateComponent(extrasChunk, 'DownloadLinks');

const free = <span className="loggia-button" />;
const COMMENTS = <CommentIcon />;
const CART = <CartIcon />;

/** Links to the original, where the site offers any. Until their code has come their place is free. */
function Download({ lightbox, labels }: Pick<LightboxControlsProps, 'lightbox' | 'labels'>) {
  const { showOriginal, showDownload } = lightbox.settings;
  const fallback = (
    <>
      {showOriginal && free}
      {showDownload && free}
    </>
  );
  return <DownloadDoor lightbox={lightbox} labels={labels?.download} fallback={fallback} />;
}

/** The bar with every control of the kit. One menu has all networks, and stands where the first of them belongs. */
export function LightboxControls(props: LightboxControlsProps) {
  const { lightbox, tools, shape, slots, galleryId, labels, children } = props;
  const { bar, slideshow, maximize, fullscreen, info, sidebars, panel, zoom } = tools;
  const { image, images, settings, status, failure, dialogElement } = lightbox;
  const { showOriginal, showDownload } = settings;
  // What sharing reads of the lightbox: the rest of its changes are no news to the button.
  const shared = useUnchanged({ image, images, settings, status, dialogElement });
  const place = shape.barPosition && 'loggia-bar';
  // As high as the bar until that comes, so that the picture does not move.
  if (status !== 'open' || failure) return <div className={place} />;
  const controls: Partial<Record<ControlName, ReactNode>> = {
    counter: <CounterText bar={bar} />,
    play: <PlayButton slideshow={slideshow} />,
    maximize: <MaximizeButton maximize={maximize} />,
    fullscreen: <FullscreenButton fullscreen={fullscreen} />,
    info: <InfoButton info={info} />,
    comments: <SidebarButton sidebars={sidebars} name="comments" icon={COMMENTS} />,
    rating: <RatingButton panel={panel} />,
    zoom: <ZoomButton zoom={zoom} />,
    facebook: <ShareButton lightbox={shared} galleryId={galleryId} labels={labels?.share} />,
    original: (showOriginal || showDownload) && <Download lightbox={lightbox} labels={labels} />,
    cart: <SidebarButton sidebars={sidebars} name="shop" icon={CART} />,
  };
  const slotted = bar.controls.map((name) => [name, fillSlot(slots.control, { lightbox, name }, controls[name])]);
  return (
    <div className={place}>
      {fillSlot(
        slots.bar,
        { lightbox, bar },
        <ControlBar
          bar={bar}
          controls={Object.fromEntries(slotted)}
          before={slots.toolsBefore?.({ lightbox, children: null })}
        >
          {typeof children === 'function' ? children(lightbox) : children}
        </ControlBar>,
      )}
    </div>
  );
}
