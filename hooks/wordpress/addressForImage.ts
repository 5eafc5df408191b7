import { toServerAddress } from './toServerAddress.ts';
import { encodeText } from '../shared/encodeText.ts';

function isImageId(parameter: string): boolean {
  return /^image_id(?:=|$)/.test(parameter);
}

/**
 * The address of a lightbox's posts, for one image. On this wire a value in the address wins over one in the body, and the
 * address the server hands out names the image the lightbox was opened on: so the image's own id takes that one's place
 * (contracts.md 3.4).
 */
export function addressForImage(actionUrl: string, imageId: string): string {
  const [path = '', query = ''] = toServerAddress(actionUrl).split(/\?(.*)/s);
  const own = `image_id=${encodeText(imageId)}`;
  const parameters = query.split('&').filter((parameter) => parameter !== '');
  const corrected = parameters.map((parameter) => (isImageId(parameter) ? own : parameter));
  if (!corrected.includes(own)) corrected.push(own);
  return `${path}?${corrected.join('&')}`;
}
