import useEmblaCarousel from 'embla-carousel-react';

export function Page({ images }) {
  const [viewport, embla] = useEmblaCarousel();
  return (
    <div>
      <div ref={viewport} style={{ overflow: 'hidden' }}>
        <div style={{ display: 'flex' }}>
          {images.map(({ id, title, thumbnail }) => (
            <div key={id} style={{ flex: '0 0 400px' }}>
              <img
                src={thumbnail.url}
                alt={title}
                loading="lazy"
                width={400}
                height={300}
                style={{ objectFit: 'cover' }}
              />
            </div>
          ))}
        </div>
      </div>
      <button type="button" className="next" onClick={() => embla?.scrollNext()}>
        Next
      </button>
    </div>
  );
}
