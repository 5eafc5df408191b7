/** A CSS grid: the platform's own, with every image in it. */
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
