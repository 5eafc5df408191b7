import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import { INFO_DELAY_MS } from './constants.ts';
import type { UseInfoOptions } from './types.ts';

/** Where the info box stands. */
export interface InfoPlace {
  readonly position: 'top' | 'bottom';
  readonly align: 'left' | 'center' | 'right';
  readonly fullWidth: boolean;
}

/** What options and settings come to: an option wins over the setting, the setting over the default. */
export interface ResolvedInfo extends InfoPlace {
  readonly enabled: boolean;
  readonly startsOpen: boolean;
  readonly delayMs: number;
}

export function resolveInfo(options: UseInfoOptions, settings: LightboxSettings): ResolvedInfo {
  return {
    enabled: options.enabled ?? settings.info ?? true,
    startsOpen: options.defaultIsOpen ?? settings.infoAlwaysShown ?? false,
    delayMs: options.delayMs ?? INFO_DELAY_MS,
    position: options.position ?? settings.infoPosition ?? 'bottom',
    align: options.align ?? settings.infoAlign ?? 'left',
    fullWidth: options.fullWidth ?? settings.infoFullWidth ?? true,
  };
}
