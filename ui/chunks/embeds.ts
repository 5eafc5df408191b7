export { BlogEmbed } from '../embed/EmbedSlide.tsx';
export { SlideshowEmbed } from '../embed/EmbedSlide.tsx';
export { EmbedSlide } from '../embed/EmbedSlide.tsx';
