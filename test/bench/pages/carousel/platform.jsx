import { useRef } from 'react';

const STEP_PX = 404;
/** Three are in the window; the next ones stand ready. */
const SHOWN = 12;

/** A row that snaps, and of its images those that are near. */
export function Page({ images }) {
  const row = useRef(null);
  return (
    <div>
      <div ref={row} style={{ display: 'flex', gap: 4, overflowX: 'auto', scrollSnapType: 'x mandatory' }}>
        {images.slice(0, SHOWN).map(({ id, title, thumbnail }) => (
          <img
            key={id}
            src={thumbnail.url}
            alt={title}
            width={400}
            height={300}
            style={{ scrollSnapAlign: 'center', objectFit: 'cover' }}
          />
        ))}
        <div style={{ flex: 'none', width: (images.length - SHOWN) * STEP_PX }} />
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
