export { ThumbnailFlight } from './ThumbnailFlight.tsx';
export type { ThumbnailFlightProps } from './ThumbnailFlight.tsx';
