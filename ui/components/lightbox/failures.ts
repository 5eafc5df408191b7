// One part, for one request.
export { ImageFailure } from './ImageFailure.tsx';
export { LightboxFailure } from './LightboxFailure.tsx';
