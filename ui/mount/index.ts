export { mount } from './mount.ts';
export { mounters } from './mounters.ts';
export { HELD_PRESS_LIMIT_MS } from './constants.ts';
export type { MountContext, Mounter, MountPlan, PrepareMount } from './MountOptions.ts';
export type { MountHandle, MountOptions } from './MountOptions.ts';
