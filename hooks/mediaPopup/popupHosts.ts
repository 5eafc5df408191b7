export type PopupProvider = 'youtube' | 'vimeo' | 'googleMaps' | 'openStreetMap';

/** What the address of each provider's frames begins with: its origin, or a stand-in of yours with the same paths. */
export type PopupHosts = Readonly<Record<PopupProvider, string>>;

export const POPUP_HOSTS: PopupHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  googleMaps: 'https://www.google.com',
  openStreetMap: 'https://www.openstreetmap.org',
};

/** What providers call themselves: names are the same in every language. */
export const POPUP_PROVIDER_NAMES: Readonly<Record<PopupProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  googleMaps: 'Google Maps',
  openStreetMap: 'OpenStreetMap',
};
