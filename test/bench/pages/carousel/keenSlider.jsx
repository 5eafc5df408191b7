import { useKeenSlider } from 'keen-slider/react';
import 'keen-slider/keen-slider.min.css';

export function Page({ images }) {
  const [host, slider] = useKeenSlider({ slides: { perView: 3, spacing: 4 } });
  return (
    <div>
      <div ref={host} className="keen-slider">
        {images.map(({ id, title, thumbnail }) => (
          <div key={id} className="keen-slider__slide">
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
      <button type="button" className="next" onClick={() => slider.current?.next()}>
        Next
      </button>
    </div>
  );
}
