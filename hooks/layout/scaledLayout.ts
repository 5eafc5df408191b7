import type { GalleryLayout } from './types.ts';

/** The same layout, `scale` times as large. */
export function scaledLayout(layout: GalleryLayout, scale: number): GalleryLayout {
  return {
    count: layout.count,
    width: layout.width * scale,
    height: layout.height * scale,
    rectangleOf(index) {
      const { left, top, width, height } = layout.rectangleOf(index);
      return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
    },
    rangeBetween: (top, bottom) => layout.rangeBetween(top / scale, bottom / scale),
  };
}
