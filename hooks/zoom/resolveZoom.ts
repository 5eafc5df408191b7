import type { UseZoomOptions, ZoomTarget } from './types.ts';

/** What target and options come to. */
export interface ResolvedZoom {
  readonly hasControl: boolean;
  /** Identity of what can be zoomed now; null: nothing. */
  readonly pictureKey: string | null;
  /** The keys count on the whole page: an open lightbox has it for itself. */
  readonly isPageWide: boolean;
}

/** Whether there is something to zoom: a picture of ours that has not failed, where the visitor can see it. */
export function resolveZoom(target: ZoomTarget, options: Pick<UseZoomOptions, 'enabled'>): ResolvedZoom {
  const { status = 'open', image, imageStatus } = target;
  const isPicture = (image?.kind ?? 'image') === 'image' && imageStatus !== 'failed';
  const isOn = options.enabled !== false && status === 'open' && isPicture;
  const pictureKey = (isOn && image?.id) || null;
  return { hasControl: pictureKey !== null, pictureKey, isPageWide: target.status !== undefined };
}
