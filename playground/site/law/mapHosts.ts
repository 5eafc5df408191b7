import { PROVIDERS_PATH } from '../../server/constants.ts';

/** A page of the CMS that replaces the map's provider, so that the demo does not contact it. */
export const MAP_HOSTS = { openStreetMap: `${PROVIDERS_PATH}/openstreetmap` };

/** The zoom at which the map shows the surrounding country. */
const MAP_ZOOM = 7;

/** The stretch of the North Sea coast where the firm's fictional port is located. */
const COAST = { latitude: 54.55, longitude: -0.8 };

/** The firm's location. */
export const MAP_HREF =
  `https://www.openstreetmap.org/?mlat=${COAST.latitude}&mlon=${COAST.longitude}` +
  `#map=${MAP_ZOOM}/${COAST.latitude}/${COAST.longitude}`;
