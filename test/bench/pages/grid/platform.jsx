/** A CSS grid with all images. */
export function Page({ images }) {
  return (
    <div className="thumbnails">
      {images.map(({ id, title, thumbnail }) => (
        <img
          key={id}
          src={thumbnail.url}
          alt={title}
          loading="lazy"
          width={thumbnail.width}
          height={thumbnail.height}
        />
      ))}
    </div>
  );
}
