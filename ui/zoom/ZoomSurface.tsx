'use client';
import { memo, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { UseSwipeResult } from '@loggia/hooks/swipe';
import type { UseZoomResult } from '@loggia/hooks/zoom';
import { StatusContext } from '../KitProvider.tsx';

export interface ZoomSurfaceProps extends ComponentPropsWithoutRef<'div'> {
  readonly zoom: Pick<UseZoomResult, 'gestureNode' | 'getSurfaceProps' | 'getStatusProps'>;
  /** The swipe gesture on the same surface. It navigates between images. */
  readonly swipe?: Pick<UseSwipeResult, 'gestureNode' | 'getSurfaceProps'> | undefined;
  /** The image, or slides that receive `getSlideProps`. */
  readonly children: ReactNode;
}

/** Renders the area in which an image can be zoomed and panned with touch, mouse, wheel and keyboard. */
export function ZoomSurface({ zoom, swipe, className, children, ...props }: ZoomSurfaceProps) {
  const own = { ...props, className: className ? `loggia-zoom-surface ${className}` : 'loggia-zoom-surface' };
  const surfaceProps = zoom.getSurfaceProps(own);
  return (
    <div {...(swipe ? swipe.getSurfaceProps(surfaceProps) : surfaceProps)}>
      {children}
      <GestureParts zoom={zoom} swipe={swipe} />
    </div>
  );
}

export interface GesturePartsProps {
  readonly zoom?: Pick<UseZoomResult, 'gestureNode' | 'getStatusProps'> | undefined;
  readonly swipe?: Pick<UseSwipeResult, 'gestureNode'> | undefined;
}

/**
 * Renders the parts of the gestures that are outside their surface: the lazy-loaded code, and the zoom announcement.
 */
export const GestureParts = memo(function GestureParts({ zoom, swipe }: GesturePartsProps) {
  const renderStatus = useContext(StatusContext);
  return (
    <>
      {zoom?.gestureNode}
      {swipe?.gestureNode}
      {zoom && renderStatus(<div {...zoom.getStatusProps({ className: 'loggia-visually-hidden' })} />)}
    </>
  );
});
