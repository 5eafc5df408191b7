export { useImageProtection } from './useImageProtection.ts';
export type { UseImageProtectionOptions, UseImageProtectionResult } from './types.ts';
