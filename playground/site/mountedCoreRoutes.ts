import { Hono } from 'hono';
import { UPLOADS_PATH } from '../server/constants.ts';

const FOLDER = `${UPLOADS_PATH}/landscapes`;
const WIDTH = 960;

interface Photo {
  readonly file: string;
  readonly alt: string;
  readonly caption?: string;
}

const PHOTOS: readonly Photo[] = [
  { file: 'first-light', alt: 'A snowy ridge at dawn', caption: 'First light on the <em>high ridge</em>' },
  { file: 'blue-hour', alt: 'A lake at dusk', caption: 'Blue hour' },
  { file: 'marsh-gold', alt: 'A marsh in evening light' },
  { file: 'green-night', alt: 'Northern lights' },
  { file: 'long-fjord', alt: 'A fjord between mountains' },
];

const fileOf = ({ file }: Photo) => `${FOLDER}/${file}.jpg`;

function picture(photo: Photo, id: number): string {
  const url = fileOf(photo);
  const sizes = [480, WIDTH, 1280].map((width) => `${url}?w=${width} ${width}w`).join(', ');
  return `<img src="${url}?w=${WIDTH}" srcset="${sizes}" sizes="(max-width: 800px) 50vw, 400px" alt="${photo.alt}" loading="lazy" class="wp-image-${id}">`;
}

const captionOf = ({ caption }: Photo) => (caption ? `<figcaption>${caption}</figcaption>` : '');

const imageBlock = (photo: Photo, id: number) =>
  `<figure class="wp-block-image"><a href="${fileOf(photo)}">${picture(photo, id)}</a>${captionOf(photo)}</figure>`;

const galleryBlock = () =>
  `<figure class="wp-block-gallery has-nested-images columns-3 is-cropped">${PHOTOS.map((photo, index) =>
    imageBlock(photo, index + 1),
  ).join('')}<figcaption class="blocks-gallery-caption">A gallery block</figcaption></figure>`;

const shortcode = () =>
  `<div id="gallery-1" class="gallery galleryid-1 gallery-columns-3 gallery-size-medium">${PHOTOS.map(
    (photo) =>
      `<figure class="gallery-item"><div class="gallery-icon landscape"><a href="${fileOf(photo)}"><img src="${fileOf(photo)}?w=480" alt="${photo.alt}"></a></div></figure>`,
  ).join('')}</div>`;

const ownBlock = () =>
  `<figure class="wp-block-loggia-gallery loggia-block" data-loggia-layout="justified" data-loggia-row-height="180" data-loggia-gap="8" data-loggia-captions="over"><ul class="loggia-block-list">${PHOTOS.map(
    (photo, index) =>
      `<li class="loggia-block-item"><a href="${fileOf(photo)}" data-id="${index + 11}">${picture(photo, index + 11)}</a>${captionOf(photo)}</li>`,
  ).join('')}</ul><figcaption class="loggia-block-caption">Loggia's own block</figcaption></figure>`;

/** The settings that the WordPress plugin would write. */
const SETTINGS = {
  theme: { sharing: true },
  masonry: { coreLayout: 'masonry', theme: 'dark', accent: '#ffb84d', radius: 8 },
  report: { debug: true, takeOver: { forms: false } },
} as const;

function renderPage(name: keyof typeof SETTINGS): string {
  const [first, second] = PHOTOS;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>A WordPress site with the plugin</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/mounted-theme.css">',
    `<script type="application/json" id="loggia-settings">${JSON.stringify(SETTINGS[name])}</script>`,
    '<script type="module" src="/mount/mount.js"></script></head><body>',
    `<header><a href="/">Loggia</a><nav aria-label="Examples"><ul>${Object.keys(SETTINGS)
      .map((each) => `<li><a href="/mounted-core/${each}">${each}</a></li>`)
      .join('')}</ul></nav></header>`,
    '<main><article id="post-1"><div class="entry-content"><h1>Images of WordPress itself</h1>',
    first ? imageBlock(first, 21) : '',
    second ? imageBlock(second, 22) : '',
    galleryBlock(),
    shortcode(),
    ownBlock(),
    '</div></article></main></body></html>',
  ].join('');
}

const isName = (name: string): name is keyof typeof SETTINGS => Object.hasOwn(SETTINGS, name);

/** Pages with WordPress's own galleries and images, and with the settings of the WordPress plugin. */
export function mountedCoreRoutes(): Hono {
  return new Hono()
    .get('/mounted-core', (context) => context.redirect('/mounted-core/theme'))
    .get('/mounted-core/:name', (context, next) => {
      const name = context.req.param('name');
      if (!isName(name)) return next();
      return context.html(renderPage(name), 200, { 'Cache-Control': 'private, no-cache' });
    });
}
