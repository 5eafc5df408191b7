import { memo } from 'react';

/** The page of thumbnails that every lightbox stands on. It is rendered once, so that a press measures the lightbox and not the page: `onPress` is stable. */
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
