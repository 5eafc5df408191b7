import { TESTIMONIAL_CAROUSEL } from '@loggia/hooks/carousel';
import { Carousel } from '@loggia/ui';
import { TESTIMONIALS } from '../content/testimonials.ts';

function Testimonial({ index }: { readonly index: number }) {
  const testimonial = TESTIMONIALS[index];
  if (!testimonial) return null;
  const { quote, name, role } = testimonial;
  return (
    <figure className="law-quote">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}

/** The testimonials of clients, one at a time. */
export function Testimonials() {
  return (
    <section className="law-section law-clients" id="clients" aria-labelledby="clients-title">
      <div className="law-width">
        <h2 className="law-kicker" id="clients-title">
          What clients say
        </h2>
        <Carousel
          {...TESTIMONIAL_CAROUSEL}
          className="law-quotes"
          label="What clients say"
          count={TESTIMONIALS.length}
          initialCount={TESTIMONIALS.length}
          renderSlide={({ index }) => <Testimonial index={index} />}
        />
      </div>
    </section>
  );
}
