import { useState } from 'react';
import {
  useHits,
  useWatermark,
  type AnalyticsListeners,
  type UseInfoResult,
  type UseLightboxResult,
  type UseRatingPanelResult,
  type UseWatermarkResult,
} from '@loggia/hooks';
import { BareRating } from './BareRating.tsx';

export interface BareOverImageProps {
  readonly lightbox: UseLightboxResult;
  readonly info: UseInfoResult;
  readonly ratingPanel: UseRatingPanelResult;
  readonly listeners: AnalyticsListeners;
}

const EDGES = ['top', 'bottom'] as const;

/** A watermark with text or an image, and optionally a link. */
function BareWatermark({ watermark }: { readonly watermark: UseWatermarkResult }) {
  if (watermark.type === 'none') return null;
  const content = watermark.type === 'image' ? <img {...watermark.getImageProps()} /> : watermark.text;
  return (
    <div {...watermark.getWatermarkProps({ className: 'bare-watermark' })}>
      {watermark.href === undefined ? content : <a {...watermark.getLinkProps()}>{content}</a>}
    </div>
  );
}

/** The rating, the hit counter and the caption, each at the edge given by the settings, and a watermark. */
export function BareOverImage({ lightbox, info, ratingPanel, listeners }: BareOverImageProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const hits = useHits(lightbox);
  const watermark = useWatermark(lightbox, { containerElement: container });
  const { hitCounterPosition = 'bottom' } = lightbox.settings;
  return (
    <div ref={setContainer} className="bare-over">
      <BareWatermark watermark={watermark} />
      {EDGES.map((edge) => (
        <div key={edge} className="bare-edge" data-edge={edge}>
          {ratingPanel.position === edge && (
            <BareRating lightbox={lightbox} panel={ratingPanel} onVoted={listeners.onVoted} />
          )}
          {hitCounterPosition === edge && hits.text && <p className="bare-hits">{hits.text}</p>}
          {info.position === edge && (
            <div {...info.getInfoProps({ className: 'bare-info' })}>
              <b>{info.title}</b> {info.description}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
