import { LIGHTBOX_INTERVAL_SECONDS } from '../lightbox/constants.ts';
import { slideshowIntervalMs } from './slideshowIntervalMs.ts';
import type { SlideshowTarget, UseSlideshowOptions } from './types.ts';

/** What target and options come to: an option wins over the setting, the setting over the default. */
export interface ResolvedSlideshow {
  readonly count: number;
  readonly intervalMs: number;
  readonly loop: boolean;
  readonly autoplay: boolean;
  /** There is something to move, and a time to move it after. */
  readonly canPlay: boolean;
  readonly hasControl: boolean;
}

export function resolveSlideshow(target: SlideshowTarget, options: UseSlideshowOptions): ResolvedSlideshow {
  const { settings = {}, images = [], count = images.length } = target;
  const { enabled = true, loop = target.loop, autoplay = settings.autoplay ?? false } = options;
  const intervalMs = slideshowIntervalMs(options.interval ?? settings.interval ?? LIGHTBOX_INTERVAL_SECONDS);
  const canPlay = enabled && count > 1 && intervalMs > 0 && target.status !== 'closed';
  return { count, intervalMs, loop, autoplay, canPlay, hasControl: canPlay && target.image?.kind !== 'video' };
}
