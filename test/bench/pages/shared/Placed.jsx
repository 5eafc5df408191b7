import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Renders images in rectangles computed from the page width: `place(images, width)` returns them with the total height. Of a long list, only
 * images near the viewport are rendered.
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
