import type { ImageFormat } from './ImageFormat.ts';

const BEST_FIRST: readonly ImageFormat[] = ['avif', 'webp'];

/**
 * Formats that a request asks for by name, the smallest files first. JPEG is always among them: it is what the address
 * says, and every client that asks for an image can show it.
 */
export function acceptedFormats(accept: string): readonly ImageFormat[] {
  const named = new Set(
    accept.split(',').flatMap((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return isRefused ? [] : [type];
    }),
  );
  return [...BEST_FIRST.filter((format) => named.has(`image/${format}`)), 'jpeg'];
}
