import justifiedLayout from 'justified-layout';
import { Placed } from '../shared/Placed.jsx';

function place(images, containerWidth) {
  const { boxes, containerHeight } = justifiedLayout(
    images.map(({ thumbnail }) => thumbnail.width / thumbnail.height),
    { containerWidth, targetRowHeight: 200, boxSpacing: 4, containerPadding: 0 },
  );
  const rectangles = boxes.map(({ top, left, width, height }) => ({ top, left, width, height }));
  return { rectangles, height: containerHeight };
}

/** justified-layout only computes rectangles, which the platform's component renders. */
export function Page({ images }) {
  return <Placed images={images} place={place} />;
}
