export { ImageProtection } from './ImageProtection.tsx';
export type { ImageProtectionProps } from './ImageProtection.tsx';
