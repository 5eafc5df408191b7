import { useState } from 'react';
import { useSwipe, type UseSwipeOptions } from '@loggia/hooks';

export interface SwipeGalleryProps extends UseSwipeOptions {
  readonly count?: number;
  readonly loop?: boolean;
  readonly dir?: 'ltr' | 'rtl';
  readonly defaultIndex?: number;
  /** Enables closing by pulling down. */
  readonly onClose?: () => void;
  readonly onClick?: () => void;
  /** Uses the surface element of another component. */
  readonly isSurfaceGiven?: boolean;
}

/** A gallery with custom markup, 400 by 300 px, on a page taller than the viewport. */
export function SwipeGallery(props: SwipeGalleryProps) {
  const { count = 4, loop = true, dir = 'ltr', defaultIndex = 0, onClose, onClick, isSurfaceGiven, ...options } = props;
  const [index, setIndex] = useState(defaultIndex);
  const [given, setGiven] = useState<HTMLElement | null>(null);
  const step = (by: number) => setIndex((now) => (now + by + count) % count);
  const target = {
    index,
    count,
    loop,
    hasNext: loop || index < count - 1,
    hasPrevious: loop || index > 0,
    next: () => step(1),
    previous: () => step(-1),
    ...(onClose && { close: onClose }),
  };
  const swipe = useSwipe(target, { ...options, surfaceElement: isSurfaceGiven ? given : undefined });
  const surfaceProps = isSurfaceGiven ? { ref: setGiven } : swipe.getSurfaceProps();
  return (
    <div dir={dir} style={{ height: 3000 }}>
      <div
        {...surfaceProps}
        data-testid="surface"
        style={{ position: 'relative', width: 400, height: 300, overflow: 'hidden' }}
      >
        {swipe.gestureNode}
        {Array.from({ length: count }, (_, slide) => (
          <div
            key={slide}
            {...swipe.getSlideProps({ index: slide })}
            data-testid={`slide-${slide}`}
            style={{ position: 'absolute', inset: 0, visibility: slide === index ? 'visible' : 'hidden' }}
          >
            <button type="button" onClick={onClick} style={{ width: 390, height: 290 }}>
              Picture {slide + 1}
            </button>
          </div>
        ))}
      </div>
      <output>
        {index + 1} {swipe.isSwiping ? 'moving' : 'resting'}
      </output>
      <p data-testid="reasons">{swipe.pauseReasons.join(' ')}</p>
      <input aria-label="Field" />
    </div>
  );
}
