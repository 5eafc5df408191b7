import { A11y, Keyboard, Navigation, Virtual } from 'swiper/modules';
import { Swiper as Slider, SwiperSlide } from 'swiper/react';
import 'swiper/swiper.css';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet whose export has no file extension.
import 'swiper/css/navigation';

const modules = [A11y, Keyboard, Navigation, Virtual];

export function Page({ images }) {
  return (
    <Slider modules={modules} navigation keyboard slidesPerView={3} spaceBetween={4} virtual>
      {images.map(({ id, title, thumbnail }, index) => (
        <SwiperSlide key={id} virtualIndex={index}>
          <img src={thumbnail.url} alt={title} loading="lazy" width={400} height={300} style={{ objectFit: 'cover' }} />
        </SwiperSlide>
      ))}
    </Slider>
  );
}
