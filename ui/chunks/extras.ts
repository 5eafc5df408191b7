export { DownloadLinks } from '../download/DownloadLinks.tsx';
export { OverlayHost } from '../overlayHost/OverlayHost.tsx';
export { Watermark } from '../watermark/Watermark.tsx';
export { LightboxAnalytics } from '../lightbox/LightboxExtras.tsx';
export { LightboxVotes } from '../lightbox/LightboxExtras.tsx';
