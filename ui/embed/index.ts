export { Embeds } from './Embeds.tsx';
export type { EmbedsProps, LightboxEmbedOptions } from './Embeds.tsx';
export { EmbedSlide } from './EmbedSlide.tsx';
export type { EmbedSlideProps } from './EmbedSlide.tsx';
