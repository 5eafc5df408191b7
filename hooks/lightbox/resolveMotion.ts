import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import { transitionDurationMs } from '../transition/transitionDurationMs.ts';
import type { SlideEffect } from '../transition/types.ts';
import { LIGHTBOX_EFFECT_DURATION_SECONDS, LIGHTBOX_INTERVAL_SECONDS } from './constants.ts';
import type { UseLightboxOptions } from './types.ts';

export interface LightboxMotion {
  readonly loop: boolean;
  readonly effect: SlideEffect;
  readonly durationMs: number;
}

/** How slides change: the option wins over the back end's setting, the setting over the default; less motion means a cut. */
export function resolveMotion(
  options: Pick<UseLightboxOptions, 'loop' | 'effect' | 'effectDuration' | 'interval'>,
  settings: LightboxSettings,
  isReduced: boolean,
): LightboxMotion {
  const effect = isReduced ? 'none' : (options.effect ?? settings.effect ?? 'fade');
  const durationMs = transitionDurationMs({
    effectDurationSeconds: options.effectDuration ?? settings.effectDuration ?? LIGHTBOX_EFFECT_DURATION_SECONDS,
    intervalSeconds: options.interval ?? settings.interval ?? LIGHTBOX_INTERVAL_SECONDS,
  });
  return { loop: options.loop ?? settings.loop ?? true, effect, durationMs: effect === 'none' ? 0 : durationMs };
}
