export { BlogEmbed } from '../components/embed/EmbedSlide.tsx';
export { SlideshowEmbed } from '../components/embed/EmbedSlide.tsx';
export { EmbedSlide } from '../components/embed/EmbedSlide.tsx';
