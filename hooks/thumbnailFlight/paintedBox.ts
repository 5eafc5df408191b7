import type { ZoomBox } from './zoomKeyframe.ts';

/** Where a picture is seen within its element, which may be larger: `object-fit: contain`. */
export function paintedBox(box: ZoomBox, natural: { readonly width: number; readonly height: number }): ZoomBox {
  if (!(natural.width > 0 && natural.height > 0)) return box;
  const scale = Math.min(box.width / natural.width, box.height / natural.height);
  const [width, height] = [natural.width * scale, natural.height * scale];
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}
