import { useState } from 'react';
import { useHits, useWatermark } from '@loggia/hooks';
import type { AnalyticsListeners, UseLightboxResult, UseRatingPanelResult, UseWatermarkResult } from '@loggia/hooks';
import { BareRating } from './BareRating.tsx';

export interface BareOverImageProps {
  readonly lightbox: UseLightboxResult;
  readonly ratingPanel: UseRatingPanelResult;
  readonly listeners: AnalyticsListeners;
}

/** Words or a picture, which may lead somewhere. */
function BareWatermark({ watermark }: { readonly watermark: UseWatermarkResult }) {
  if (watermark.type === 'none') return null;
  const content = watermark.type === 'image' ? <img {...watermark.getImageProps()} /> : watermark.text;
  return (
    <div {...watermark.getWatermarkProps({ className: 'bare-watermark' })}>
      {watermark.href === undefined ? content : <a {...watermark.getLinkProps()}>{content}</a>}
    </div>
  );
}

/** Stars, the count of showings and a watermark: what lies over the image. */
export function BareOverImage({ lightbox, ratingPanel, listeners }: BareOverImageProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const hits = useHits(lightbox);
  const watermark = useWatermark(lightbox, { room });
  return (
    <div ref={setRoom} className="bare-over">
      <BareWatermark watermark={watermark} />
      <BareRating lightbox={lightbox} panel={ratingPanel} onVoted={listeners.onVoted} />
      {hits.text && <p className="bare-hits">{hits.text}</p>}
    </div>
  );
}
