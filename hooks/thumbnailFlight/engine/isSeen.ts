/** Whether a part of a box is within the window. */
export const isSeen = ({ width, height, top, bottom, left, right }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
