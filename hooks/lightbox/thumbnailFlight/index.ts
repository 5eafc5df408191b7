export { useThumbnailFlight } from './useThumbnailFlight.ts';
export type { UseThumbnailFlightOptions } from './useThumbnailFlight.ts';
export { THUMBNAIL_FLIGHT_MS, THUMBNAIL_RETURN_MS } from './constants.ts';
