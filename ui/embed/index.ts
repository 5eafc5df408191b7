export { EmbedSlide } from './EmbedSlide.tsx';
export type { EmbedSlideProps } from './EmbedSlide.tsx';
