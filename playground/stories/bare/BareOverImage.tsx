import { useState } from 'react';
import { useHits, useRating, useWatermark } from '@loggia/hooks';
import type { UseLightboxResult, UseRatingPanelResult } from '@loggia/hooks';

export interface BareOverImageProps {
  readonly lightbox: UseLightboxResult;
  readonly ratingPanel: UseRatingPanelResult;
}

/** Stars, the count of showings and a watermark: what lies over the image. */
export function BareOverImage({ lightbox, ratingPanel }: BareOverImageProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const hits = useHits(lightbox);
  const rating = useRating(lightbox);
  const watermark = useWatermark(lightbox, { room });
  return (
    <div ref={setRoom} className="bare-over">
      {watermark.type === 'text' && (
        <div {...watermark.getWatermarkProps({ className: 'bare-watermark' })}>{watermark.text}</div>
      )}
      {rating.hasControl && (
        <div {...ratingPanel.getPanelProps({ className: 'bare-rating' })}>
          <div {...rating.getStarsProps()}>
            {rating.stars.map(({ score, face }) => (
              <span key={score} {...rating.getStarProps({ score })}>
                {face === 'empty' ? '☆' : '★'}
              </span>
            ))}
          </div>
          <p {...rating.getHintProps({ 'aria-hidden': true })} />
          <p {...rating.getMessageProps()} />
        </div>
      )}
      {hits.text && <p className="bare-hits">{hits.text}</p>}
    </div>
  );
}
