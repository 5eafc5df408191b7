'use client';
import { memo } from 'react';
import type { UseSwipeResult } from '@loggia/hooks/swipe';
import type { UseZoomResult } from '@loggia/hooks/zoom';

export interface GesturePartsProps {
  readonly zoom?: Pick<UseZoomResult, 'recognizer' | 'getAnnouncementProps'> | undefined;
  readonly swipe?: Pick<UseSwipeResult, 'recognizer'> | undefined;
}

/** What gestures need on the page besides their surface: their code, once it is there, and what is said of the zoom. */
export const GestureParts = memo(function GestureParts({ zoom, swipe }: GesturePartsProps) {
  return (
    <>
      {zoom?.recognizer}
      {swipe?.recognizer}
      {zoom && <div {...zoom.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />}
    </>
  );
});
