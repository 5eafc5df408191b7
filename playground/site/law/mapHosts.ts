import { PROVIDERS_PATH } from '../../server/constants.ts';

/** The CMS's own page in place of the map's provider: no page of the demo contacts one. */
export const MAP_HOSTS = { openStreetMap: `${PROVIDERS_PATH}/openstreetmap` };

/** The zoom at which the map shows the surrounding country. */
const MAP_ZOOM = 7;

/** The stretch of the North Sea coast on which the firm's invented port is said to be. */
const COAST = { latitude: 54.55, longitude: -0.8 };

/** The firm's location. */
export const MAP_HREF =
  `https://www.openstreetmap.org/?mlat=${COAST.latitude}&mlon=${COAST.longitude}` +
  `#map=${MAP_ZOOM}/${COAST.latitude}/${COAST.longitude}`;
