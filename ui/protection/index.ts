export { LightboxProtection } from './LightboxProtection.tsx';
export type { LightboxProtectionProps } from './LightboxProtection.tsx';
export { ImageProtection } from './ImageProtection.tsx';
export type { ImageProtectionProps } from './ImageProtection.tsx';
