export { PostEmbed } from './PostEmbed.tsx';
export type { PostEmbedProps } from './PostEmbed.tsx';
