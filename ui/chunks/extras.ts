export { DownloadLinks } from '../components/download/DownloadLinks.tsx';
export { OverlayHost } from '../components/overlayHost/OverlayHost.tsx';
export { Watermark } from '../components/watermark/Watermark.tsx';
export { LightboxAnalytics } from '../layouts/LightboxExtras.tsx';
export { LightboxVotes } from '../layouts/LightboxExtras.tsx';
