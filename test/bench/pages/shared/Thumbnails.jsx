import { memo } from 'react';

/** The thumbnails of every lightbox page. Rendered only once (`onPress` is stable), so that a click measures the lightbox and not the page. */
export const Thumbnails = memo(function Thumbnails({ images, onPress }) {
  return (
    <div className="thumbnails">
      {images.map(({ id, title, url, thumbnail }, index) => (
        <a
          key={id}
          href={url}
          onClick={(event) => {
            event.preventDefault();
            onPress(index, event);
          }}
        >
          <img src={thumbnail.url} alt={title} width={thumbnail.width} height={thumbnail.height} />
        </a>
      ))}
    </div>
  );
});
