import { optional, pipe, transform, unknown } from 'valibot';

/** An entry that may be missing, and that nothing makes invalid: what `read` cannot use counts as missing. */
export const lenient = <TValue>(read: (value: unknown) => TValue) => optional(pipe(unknown(), transform(read)));
