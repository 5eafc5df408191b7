export { mount } from './mount.ts';
export { createCoreMounters, mounters } from './mounters.ts';
export { PENDING_PRESS_TIMEOUT_MS } from './constants.ts';
export type { CoreMounterOptions, MountContext, Mounter, MountPlan, PrepareMount } from './MountOptions.ts';
export type { MountHandle, MountOptions } from './MountOptions.ts';
