export { DownloadLinks } from './DownloadLinks.tsx';
export type { DownloadLinksProps } from './DownloadLinks.tsx';
