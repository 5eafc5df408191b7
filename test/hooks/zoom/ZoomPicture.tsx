import { useState } from 'react';
import { useSwipe, useZoom, type UseZoomOptions, type UseZoomResult } from '@loggia/hooks';

export interface ZoomPictureProps extends UseZoomOptions {
  readonly status?: 'open' | 'closed';
  readonly onRender?: (zoom: UseZoomResult) => void;
}

const COUNT = 3;

/** An image of 600 by 400 px on a surface of 400 by 300 px in custom markup, with zoom and swipe. */
export function ZoomPicture({ status, onRender, ...options }: ZoomPictureProps) {
  const [index, setIndex] = useState(0);
  const image = { id: String(index + 1), width: 600, height: 400 };
  const zoom = useZoom({ image, status }, options);
  const step = (by: number) => setIndex((now) => (now + by + COUNT) % COUNT);
  const target = { index, count: COUNT, loop: true, hasNext: true, hasPrevious: true };
  const swipe = useSwipe({ ...target, next: () => step(1), previous: () => step(-1) }, { canStart: zoom.canSwipe });
  onRender?.(zoom);
  return (
    <div style={{ height: 3000 }}>
      <button type="button" {...zoom.getButtonProps()} />
      <div
        {...swipe.getSurfaceProps(
          zoom.getSurfaceProps({ tabIndex: 0, style: { width: 400, height: 300, overflow: 'hidden' } }),
        )}
        data-testid="surface"
      >
        {zoom.gestureNode}
        {swipe.gestureNode}
        <img
          {...zoom.getImageProps({
            alt: 'Ridge',
            src: '/test/fixtures/pictures/ridge.png',
            sizes: '400px',
            style: { width: 400, height: 267 },
          })}
        />
      </div>
      <div {...zoom.getStatusProps()} />
      <output data-testid="shown">{index + 1}</output>
      <output data-testid="reasons">{[...zoom.pauseReasons].join(' ')}</output>
      <input aria-label="Field" />
      <select aria-label="Size">
        <option>A4</option>
        <option>0.5 m</option>
      </select>
    </div>
  );
}
