export { ImageBrowser } from '../../layouts/ImageBrowser.tsx';
export type { ImageBrowserProps } from '../../layouts/ImageBrowser.tsx';
