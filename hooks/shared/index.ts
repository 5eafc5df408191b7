export type { ChangeDetails } from './ChangeDetails.ts';
export type { ElementProps, LinkOrButtonProps, PropGetter } from './ElementProps.ts';
