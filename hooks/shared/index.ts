export type { ChangeDetails } from './ChangeDetails.ts';
export type { ElementProps, PropGetter } from './ElementProps.ts';
