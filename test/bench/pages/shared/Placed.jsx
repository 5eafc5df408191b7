import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Draws pictures in rectangles that are computed from the width of the page: `place(images, width)` gives them, and the height. Of a long list
 * only those near the window are drawn.
 */
export function Placed({ images, place }) {
  const host = useRef(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => setWidth(host.current.clientWidth), []);
  const { rectangles, height } = width > 0 ? place(images, width) : { rectangles: [], height: 0 };
  const end = globalThis.innerHeight * 2;
  const shown = rectangles.findIndex(({ top }) => top > end);
  const count = shown === -1 ? rectangles.length : shown;
  return (
    <div ref={host} style={{ position: 'relative', height }}>
      {rectangles.slice(0, count).map((rectangle, index) => {
        const { id, title, thumbnail } = images[index];
        return (
          <img key={id} src={thumbnail.url} alt={title} loading="lazy" style={{ position: 'absolute', ...rectangle }} />
        );
      })}
    </div>
  );
}
