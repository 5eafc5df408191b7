import type { PlayerMessage } from './types.ts';

/** Something of a message's part; undefined where there is no such part. */
export const partOf = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? (part as PlayerMessage)[name] : undefined;
