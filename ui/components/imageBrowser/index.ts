export { ImageBrowser } from '../../layouts/ImageBrowser.tsx';
export type { ImageBrowserProps, ImageBrowserSlots } from '../../layouts/ImageBrowser.tsx';
