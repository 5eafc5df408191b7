const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A view, by default on a phone in the light scheme. `state` opens the lightbox in that state. */
const view = (name, path, { size = PHONE, scheme = 'light', direction = 'ltr', state } = {}) => ({
  name,
  path,
  ...size,
  scheme,
  direction,
  state,
});

const GALLERY = '/galleries/landscapes';
const lightbox = (name, state, options) => view(`lightbox-${name}`, GALLERY, { state, ...options });

const LARGE = { size: DESKTOP };
const DARK = { scheme: 'dark' };
const RTL = { direction: 'rtl' };

/** The thirty views with baselines. They contain no animations. */
export const VIEWS = [
  view('home', '/', LARGE),
  view('home-phone-dark', '/', DARK),
  view('gallery', GALLERY, LARGE),
  view('gallery-phone', GALLERY),
  view('gallery-rtl-dark', GALLERY, { ...LARGE, ...DARK, ...RTL }),
  view('captioned', '/views/captioned', LARGE),
  view('masonry', '/views/masonry', LARGE),
  view('justified-phone', '/views/mosaic'),
  view('blog', '/views/blog', LARGE),
  view('image-browser-phone', '/views/image-browser'),
  view('browse-phone-rtl', '/browse/in-place', RTL),
  view('album-compact-dark', '/albums/compact', { ...LARGE, ...DARK }),
  view('album-extended', '/albums/extended', LARGE),
  view('album-extended-phone', '/albums/extended'),
  view('contact', '/contact', LARGE),
  view('contact-phone-dark-rtl', '/contact', { ...DARK, ...RTL }),
  view('playlist-grid', '/playlists/grid', LARGE),
  view('playlist-list-phone', '/playlists/list'),
  view('law', '/law', LARGE),
  view('law-phone', '/law'),
  lightbox('open', 'open', LARGE),
  lightbox('open-phone', 'open'),
  lightbox('info-rtl', 'info', { ...LARGE, ...RTL }),
  lightbox('info-phone', 'info'),
  lightbox('comments', 'comments', LARGE),
  lightbox('shop', 'shop', LARGE),
  lightbox('share-phone', 'share'),
  lightbox('zoomed', 'zoomed', LARGE),
  lightbox('without-controls', 'without controls', LARGE),
  lightbox('large-text-phone', 'text twice as large'),
];
