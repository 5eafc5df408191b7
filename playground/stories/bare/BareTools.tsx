import type { ReactElement } from 'react';
import {
  useDownload,
  type AnalyticsListeners,
  type ControlName,
  type UseControlBarResult,
  type UseFullscreenResult,
  type UseInfoResult,
  type UseLightboxResult,
  type UseMaximizeResult,
  type UseRatingPanelResult,
  type UseSidebarsResult,
  type UseSlideshowResult,
  type UseZoomResult,
} from '@loggia/hooks';
import { BareShare } from './BareShare.tsx';

export interface BareToolsProps {
  readonly lightbox: UseLightboxResult;
  readonly listeners: AnalyticsListeners;
  readonly bar: UseControlBarResult;
  readonly slideshow: UseSlideshowResult;
  readonly maximize: UseMaximizeResult;
  readonly fullscreen: UseFullscreenResult;
  readonly info: UseInfoResult;
  readonly ratingPanel: UseRatingPanelResult;
  readonly sidebars: UseSidebarsResult;
  readonly zoom: UseZoomResult;
}

/** The controls, in the order and under the conditions that the hook determines, and a tab that hides them. */
export function BareTools(props: BareToolsProps) {
  const { lightbox, listeners, bar, slideshow, maximize, fullscreen, info, ratingPanel, sidebars, zoom } = props;
  const download = useDownload(lightbox, { showDownload: true, showOriginal: true, onDownload: listeners.onDownload });
  const controls: Partial<Readonly<Record<ControlName, ReactElement | false>>> = {
    counter: <span aria-hidden="true">{bar.counterText}</span>,
    play: <button {...slideshow.getPlayButtonProps()}>{slideshow.isStarted ? 'Pause' : 'Play'}</button>,
    maximize: maximize.isAvailable && (
      <button {...maximize.getButtonProps()}>{maximize.isMaximized ? 'Restore' : 'Maximize'}</button>
    ),
    fullscreen: fullscreen.isSupported && (
      <button {...fullscreen.getButtonProps()}>{fullscreen.isFullscreen ? 'Exit fullscreen' : 'Fullscreen'}</button>
    ),
    info: <button {...info.getToggleProps()}>Info</button>,
    comments: sidebars.has('comments') && <button {...sidebars.getToggleProps({ name: 'comments' })}>Comments</button>,
    rating: ratingPanel.isAvailable && <button {...ratingPanel.getToggleProps()}>Rating</button>,
    zoom: <button {...zoom.getButtonProps()}>Zoom</button>,
    share: <BareShare lightbox={lightbox} onShare={listeners.onShare} />,
    original: download.canOpenOriginal && <a {...download.getOriginalLinkProps()}>Open image in original size</a>,
    download: download.canDownload && <a {...download.getDownloadLinkProps()}>Download original image</a>,
    cart: sidebars.has('shop') && <button {...sidebars.getToggleProps({ name: 'shop' })}>Shop</button>,
  };
  return (
    <div {...bar.getBarProps({ className: 'bare-bar' })}>
      <button {...bar.getToggleProps()}>{bar.isOpen ? '▾' : '▴'}</button>
      <div {...bar.getControlsProps({ className: 'bare-controls' })}>
        {bar.controls.map((name) => (
          <span key={name}>{controls[name]}</span>
        ))}
        <div {...download.getStatusProps()} />
      </div>
    </div>
  );
}
