export { BlogEmbed } from '../components/blog/BlogEmbed.tsx';
export { SlideshowEmbed } from '../components/inlineSlideshow/SlideshowEmbed.tsx';
export { LightboxEmbeds } from '../layouts/LightboxEmbeds.tsx';
