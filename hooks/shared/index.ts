export { foldAddress } from './foldAddress.ts';
export { endEvents } from './eventBoundary.ts';
export { isPlainActivation } from './isPlainActivation.ts';
export { useItemKeys } from './useItemKeys.ts';
export { IDLE_FALLBACK_MS } from './constants.ts';
export type { ChangeDetails } from './ChangeDetails.ts';
export type { AnyElementProps, ElementProps, LinkOrButtonProps, PropGetter } from './ElementProps.ts';
export { isComposing } from './keyOwners.ts';
