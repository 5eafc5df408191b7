'use client';
import type { ReactNode } from 'react';
import type { UseFullscreenResult } from '@loggia/hooks/fullscreen';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type {
  UseControlBarResult,
  UseInfoResult,
  UseMaximizeResult,
  UseRatingPanelResult,
  UseSidebarsResult,
} from '@loggia/hooks/panels';
import type { UseSlideshowResult } from '@loggia/hooks/slideshow';
import type { UseZoomResult } from '@loggia/hooks/zoom';
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
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';

export interface LightboxControlsProps {
  readonly lightbox: UseLightboxResult;
  readonly bar: UseControlBarResult;
  readonly slideshow: UseSlideshowResult;
  readonly maximize: UseMaximizeResult;
  readonly fullscreen: UseFullscreenResult;
  readonly info: UseInfoResult;
  readonly sidebars: UseSidebarsResult;
  readonly panel: UseRatingPanelResult;
  readonly zoom: UseZoomResult;
  readonly galleryId: string | undefined;
  readonly labels: KitLabels | undefined;
  /** The page's own tools. */
  readonly children: ReactNode;
}

const DownloadDoor = lateComponent(extrasChunk, 'DownloadLinks');

const place = <span className="loggia-button" />;

/** Links to the original, where the site offers any. Until their code has come their place is free. */
function Download({ lightbox, labels }: Pick<LightboxControlsProps, 'lightbox' | 'labels'>) {
  const { showOriginal, showDownload } = lightbox.settings;
  if (!showOriginal && !showDownload) return null;
  const fallback = (
    <>
      {showOriginal && place}
      {showDownload && place}
    </>
  );
  return <DownloadDoor lightbox={lightbox} labels={labels?.download} fallback={fallback} />;
}

/** The bar with every control of the kit. One menu has all networks, and stands where the first of them belongs. */
export function LightboxControls(props: LightboxControlsProps) {
  const { lightbox, bar, slideshow, maximize, fullscreen, info, sidebars, panel, zoom } = props;
  const { galleryId, labels, children } = props;
  return (
    <ControlBar
      bar={bar}
      controls={{
        counter: <CounterText bar={bar} />,
        play: <PlayButton slideshow={slideshow} />,
        maximize: <MaximizeButton maximize={maximize} />,
        fullscreen: <FullscreenButton fullscreen={fullscreen} />,
        info: <InfoButton info={info} />,
        comments: <SidebarButton sidebars={sidebars} name="comments" icon={<CommentIcon />} />,
        rating: <RatingButton panel={panel} />,
        zoom: <ZoomButton zoom={zoom} />,
        facebook: <ShareButton lightbox={lightbox} galleryId={galleryId} labels={labels?.share} />,
        original: <Download lightbox={lightbox} labels={labels} />,
        cart: <SidebarButton sidebars={sidebars} name="shop" icon={<CartIcon />} />,
      }}
    >
      {children}
    </ControlBar>
  );
}
