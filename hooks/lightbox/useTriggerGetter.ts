'use client';
import { useCallback } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { openerProps } from '../shared/openerProps.ts';
import type { UseLightboxResult } from './types.ts';

/** The getter of what opens the lightbox. */
export function useTriggerGetter<TImage extends GalleryImage>(
  open: UseLightboxResult['open'],
  isEnabled: boolean,
): UseLightboxResult<TImage>['getTriggerProps'] {
  return useCallback(
    (props) =>
      openerProps(props, isEnabled && ((event, opener) => open(props.image.id, { reason: 'trigger', event, opener }))),
    [open, isEnabled],
  );
}
