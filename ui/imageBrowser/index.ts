export { ImageBrowser } from './ImageBrowser.tsx';
export type { ImageBrowserProps, ImageBrowserSlots } from './ImageBrowser.tsx';
