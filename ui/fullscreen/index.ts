export { Fullscreen, FullscreenButton, useFullscreenContext } from './Fullscreen.tsx';
export type { FullscreenButtonProps, FullscreenProps } from './Fullscreen.tsx';
