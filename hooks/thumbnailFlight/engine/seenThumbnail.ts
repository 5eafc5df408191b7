import { isSeen } from './isSeen.ts';

/** What is seen of a thumbnail, in CSS pixels of the window: a picture that its link cuts off ends where the link does. */
export function seenThumbnail(link: HTMLElement): DOMRect | null {
  const frame = link.getBoundingClientRect();
  const picture = link.querySelector('img')?.getBoundingClientRect() ?? frame;
  if (!isSeen(picture)) return null;
  if (getComputedStyle(link).overflow === 'visible') return picture;
  const left = Math.max(picture.left, frame.left);
  const top = Math.max(picture.top, frame.top);
  const right = Math.min(picture.right, frame.right);
  const bottom = Math.min(picture.bottom, frame.bottom);
  const seen = new DOMRect(left, top, right - left, bottom - top);
  return isSeen(seen) ? seen : null;
}
