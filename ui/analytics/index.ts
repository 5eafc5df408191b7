export { LightboxAnalytics } from './LightboxAnalytics.tsx';
export type { LightboxAnalyticsProps } from './LightboxAnalytics.tsx';
