'use client';
import { useContext, type ReactNode } from 'react';
import type { LightboxSettings } from '@loggia/hooks/backend';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useControlBar, useMoreMenu, type ControlName } from '@loggia/hooks/panels';
import { ShopButton } from '../cart/ShopSidebar.tsx';
import { CommentsButton } from '../comments/CommentsSidebar.tsx';
import { DownloadButtons } from '../download/DownloadButtons.tsx';
import { Fullscreen, FullscreenButton, useFullscreenContext } from '../fullscreen/Fullscreen.tsx';
import { HitCounter } from '../hits/HitCounter.tsx';
import { useKit } from '../KitProvider.tsx';
import { ControlBar } from '../panels/ControlBar.tsx';
import { Info, InfoButton, useInfoContext } from '../panels/Info.tsx';
import { InfoPanel } from '../panels/InfoPanel.tsx';
import { BarRoom, LightboxCounter } from '../panels/LightboxBar.tsx';
import { Maximize, MaximizeButton, useMaximizeContext } from '../panels/Maximize.tsx';
import { Sidebars } from '../panels/Sidebars.tsx';
import { LightboxRating, RatingButton, RatingPanel, useRatingPanelContext } from '../rating/RatingPanel.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { PlayButton } from '../slideshow/PlayButton.tsx';
import { useSlideshowContext } from '../slideshow/Slideshow.tsx';
import { ZoomButton } from '../zoom/Zoom.tsx';
import { LightboxTexts } from './LightboxCaption.tsx';
import { LightboxAreaContext, LightboxDialog, LightboxView, type LightboxDialogProps } from './LightboxDialog.tsx';
import { LightboxCloseButton } from './LightboxParts.tsx';

/** Renders the dialog, with the features that change its size or cover its content. Closing it resets them all. */
export function FullLightboxDialog({ children, ...dialog }: LightboxDialogProps) {
  if (!useLightboxContext().isMounted) return null;
  return (
    <Fullscreen>
      <Maximize {...dialog}>
        <Sidebars>
          <LightboxDialog {...dialog}>
            <Info>
              <RatingPanel>{children}</RatingPanel>
            </Info>
          </LightboxDialog>
        </Sidebars>
      </Maximize>
    </Fullscreen>
  );
}

export interface FullLightboxViewProps extends FullLightboxBarProps {
  readonly slides: ReactNode;
}

/** Renders the slides and the control bar, which is above or below them. */
export function FullLightboxView({ slides, ...bar }: FullLightboxViewProps) {
  const { controlBar = true, controlBarPosition } = useLightboxContext().settings;
  const isTop = controlBarPosition === 'top';
  const controls = controlBar && (
    <BarRoom>
      <FullLightboxBar {...bar} />
    </BarRoom>
  );
  return (
    <LightboxView>
      <LightboxCloseButton />
      {isTop && controls}
      {slides}
      {!isTop && controls}
    </LightboxView>
  );
}

export interface FullLightboxBarProps {
  /** Custom controls at the end of the bar. */
  readonly children?: ReactNode;
}

/** Renders the control bar that the backend configures. Controls that do not fit are in a menu. */
export function FullLightboxBar({ children }: FullLightboxBarProps) {
  const lightbox = useLightboxContext();
  const { settings } = lightbox;
  const { panels } = useKit().labels ?? {};
  const { isAvailable: canMaximize } = useMaximizeContext();
  const bar = useControlBar(lightbox, {
    isFullscreen: useFullscreenContext().isFullscreen,
    isStarted: useSlideshowContext().isStarted,
    fullWindow: useContext(LightboxAreaContext) === undefined,
    // An empty list of networks disables sharing.
    available: { maximize: canMaximize, share: settings.shareNetworks?.length !== 0 },
    labels: panels,
  });
  // Hiding the bar also hides its menu.
  const menu = useMoreMenu({ enabled: bar.isMounted && bar.isOpen, labels: panels });
  return (
    <ControlBar {...{ bar, menu }} controls={CONTROLS} hasTab={settings.controlTab ?? false}>
      {children}
    </ControlBar>
  );
}

/** The kit's controls. Those that have no function for the current image or backend render nothing. */
const CONTROLS: Partial<Readonly<Record<ControlName, ReactNode>>> = {
  counter: <LightboxCounter />,
  play: <PlayButton />,
  maximize: <MaximizeButton />,
  fullscreen: <FullscreenButton />,
  info: <InfoButton />,
  comments: <CommentsButton />,
  rating: <RatingButton />,
  zoom: <ZoomButton />,
  // The share menu takes the position of the first network.
  share: <ShareMenu />,
  original: <DownloadButtons />,
  cart: <ShopButton />,
};

/**
 * Renders the caption, the rating and the hit counter. Each is at the edge that the settings specify, otherwise at the
 * bottom of the image. At an edge, the rating is closer to the edge than the caption, so that the rating doesn't move
 * when the caption changes.
 */
export function FullLightboxTexts() {
  const { image, status, error, settings } = useLightboxContext();
  const info = useInfoContext();
  const panel = useRatingPanelContext();
  const hitsPosition = hitsPositionOf(settings);
  const hits = settings.hitCounter && <HitCounter position={hitsPosition} />;
  const isUsable = status === 'open' && !error;
  const caption = image && <InfoPanel info={info} />;
  const { caption: isCaptionAtFoot, others: areOthersAtFoot } = footUse(settings);
  const areVotesAtFoot = areOthersAtFoot && settings.ratingPosition === undefined;
  const edge = (side: 'top' | 'bottom') => {
    const captionHere = !isCaptionAtFoot && info.position === side && caption;
    return (
      <div className="loggia-over" data-edge={side}>
        {side === 'bottom' && captionHere}
        {!areVotesAtFoot && panel.position === side && <LightboxRating />}
        {side === 'top' && captionHere}
      </div>
    );
  };
  return (
    <>
      {hitsPosition && hits}
      {isUsable && edge('top')}
      {isUsable && edge('bottom')}
      <LightboxTexts>
        {isCaptionAtFoot && caption}
        {areVotesAtFoot && <LightboxRating />}
        {!hitsPosition && (info.isOpen || !info.hasInfo) && hits}
      </LightboxTexts>
    </>
  );
}

/**
 * Returns whether the caption and the `others` (the rating and the hit counter) are in the `LightboxTexts`. The caption
 * is there if the settings neither specify its position nor put the rating or the hit counter at the bottom edge. The
 * others are there if the caption is there or at the top edge.
 */
function footUse({ infoPosition, infoAlign, infoFullWidth, ratingPosition, hitCounterPosition }: LightboxSettings) {
  const isPositioned = (infoPosition ?? infoAlign ?? infoFullWidth) !== undefined;
  const caption = !isPositioned && ratingPosition !== 'bottom' && hitCounterPosition !== 'bottom';
  return { caption, others: caption || infoPosition === 'top' };
}

/** Returns the edge at which the hit counter is rendered, or undefined if it is in the `LightboxTexts`. */
function hitsPositionOf(settings: LightboxSettings) {
  const { hitCounterPosition } = settings;
  return hitCounterPosition ?? (footUse(settings).others ? undefined : 'bottom');
}
