export { BlogEmbed } from '../components/blog/BlogEmbed.tsx';
export { SlideshowEmbed } from '../components/inlineSlideshow/SlideshowEmbed.tsx';
export { EmbedSlide } from '../components/embed/EmbedSlide.tsx';
