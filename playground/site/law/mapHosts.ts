import { PROVIDERS_PATH } from '../../server/constants.ts';

/** The CMS's own page in place of the map's provider: no page of the demo contacts one. */
export const MAP_HOSTS = { openStreetMap: `${PROVIDERS_PATH}/openstreetmap` };

/** Where the firm is, at zoom 7 (facts 9.13). */
export const MAP_HREF = 'https://www.openstreetmap.org/?mlat=54.32&mlon=10.14#map=7/54.32/10.14';
