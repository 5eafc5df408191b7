// One part, for one request.
export { LightboxAnalytics } from './LightboxAnalytics.tsx';
export { LightboxListeners } from './LightboxListeners.tsx';
