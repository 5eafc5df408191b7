export { DownloadButtons } from './DownloadButtons.tsx';
export { DownloadLinks } from './DownloadLinks.tsx';
export type { DownloadLinksProps } from './DownloadLinks.tsx';
