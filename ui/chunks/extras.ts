export { DownloadLinks } from '../download/DownloadLinks.tsx';
export { OverlayHost } from '../overlayHost/OverlayHost.tsx';
export { Rating } from '../rating/Rating.tsx';
export { Watermark } from '../watermark/Watermark.tsx';
