import { A11y, Keyboard, Navigation } from 'swiper/modules';
import { Swiper as Slider, SwiperSlide } from 'swiper/react';
import 'swiper/swiper.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet whose export has no file extension.
import 'swiper/css/navigation';

const modules = [A11y, Keyboard, Navigation];

export function Page({ images }) {
  return (
    <Slider modules={modules} navigation keyboard slidesPerView={3} spaceBetween={4}>
      {images.map(({ id, title, thumbnail }) => (
        <SwiperSlide key={id}>
          <img src={thumbnail.url} alt={title} loading="lazy" width={400} height={300} style={{ objectFit: 'cover' }} />
        </SwiperSlide>
      ))}
    </Slider>
  );
}
