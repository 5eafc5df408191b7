import type { NavigationTarget } from './resolveNavigation.ts';
import type { LightboxIndexReason, NavigationPolicy } from './types.ts';

/** A visitor, or a slideshow, wants to see another slide. */
export interface IndexRequested {
  readonly type: 'indexRequested';
  readonly target: NavigationTarget;
  readonly policy: NavigationPolicy;
  readonly reason: LightboxIndexReason;
  readonly event: Event | undefined;
}
