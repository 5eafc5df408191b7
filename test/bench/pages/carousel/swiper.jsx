import { A11y, Keyboard, Navigation } from 'swiper/modules';
import { Swiper as Slider, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/navigation';

const modules = [A11y, Keyboard, Navigation];

export default function Swiper({ images }) {
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
