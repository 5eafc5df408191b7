import { encodeText } from '../shared/encodeText.ts';
import type { ShareSubject } from './types.ts';
import type { ShareNetwork } from './ShareNetwork.ts';

const encode = (text = ''): string => encodeText(text);

/** Networks ask for the picture themselves, and stumble over slashes that were escaped twice or three times. */
const encodePicture = (url: string): string => encode(url).replaceAll(/%25(?:25)?2F/gi, '%2F');

/** The address at a network that shares the subject; undefined where the network needs a picture and there is none. */
export function shareHref(network: ShareNetwork, subject: ShareSubject): string | undefined {
  const { imageUrl, title, description } = subject;
  const page = encode(subject.url);
  if (network === 'facebook') return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
  if (network === 'x') return `https://twitter.com/intent/tweet?url=${page}`;
  if (imageUrl === undefined) return undefined;
  const picture = encodePicture(imageUrl);
  return network === 'pinterest'
    ? `https://pinterest.com/pin/create/button/?s=100&url=${page}&media=${picture}&description=${encode(title)}%0A${encode(description)}`
    : `https://www.tumblr.com/share/photo?source=${picture}&caption=${encode(title)}&clickthru=${page}`;
}
