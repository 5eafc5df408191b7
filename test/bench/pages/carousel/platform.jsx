import { useRef, useState } from 'react';

const GAP_PX = 4;
const STEP_PX = 400 + GAP_PX;
/** Three are visible; three are rendered before them, and more after them. */
const SHOWN = 12;
const BEFORE = 4;

/** A spacer for images that are not rendered. */
const spaceOf = (count) => count > 0 && <div style={{ flex: 'none', width: count * STEP_PX - GAP_PX }} />;

/** A row with scroll snapping that renders only the images near the scroll position. */
export function Page({ images }) {
  const row = useRef(null);
  const [start, setStart] = useState(0);
  const follow = () => setStart(Math.max(0, Math.floor(row.current.scrollLeft / STEP_PX) - BEFORE));
  const shown = images.slice(start, start + SHOWN);
  return (
    <div>
      <div
        ref={row}
        onScroll={follow}
        style={{ display: 'flex', gap: GAP_PX, overflowX: 'auto', scrollSnapType: 'x proximity' }}
      >
        {spaceOf(start)}
        {shown.map(({ id, title, thumbnail }) => (
          <img
            key={id}
            src={thumbnail.url}
            alt={title}
            width={400}
            height={300}
            style={{ flex: 'none', scrollSnapAlign: 'center', objectFit: 'cover' }}
          />
        ))}
        {spaceOf(images.length - start - shown.length)}
      </div>
      <button
        type="button"
        className="next"
        onClick={() => row.current.scrollBy({ left: STEP_PX, behavior: 'smooth' })}
      >
        Next
      </button>
    </div>
  );
}
