import { inject } from 'vitest';

/** The URL of this worker's demo, with a trailing slash. Vitest numbers its workers from 1. */
export function demoUrl(): string {
  const url = inject('demoUrls')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!url) throw new Error(`No demo was started for worker ${process.env['VITEST_POOL_ID']}.`);
  return url;
}
