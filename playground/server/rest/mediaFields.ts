import { escapeHtml } from '../wire/markup.ts';
import type { MediaRow, MediaSize } from './createMediaStore.ts';
import { MEDIA_FILES_PATH } from './mediaFileRoutes.ts';
import { isUser } from './restErrors.ts';
import type { RestRequest } from './RestRequest.ts';

/** Returns an item of the media library as the API prints it. */
export function mediaFields(item: MediaRow, sizes: readonly MediaSize[], { origin, root, access }: RestRequest) {
  const base = `${root.replace(/\/$/, '')}/wp/v2`;
  const urlOf = (fileName: string) => `${origin}${MEDIA_FILES_PATH}/${fileName}`;
  const text = (raw: string) => (isUser(access) ? { raw, rendered: escapeHtml(raw) } : { rendered: escapeHtml(raw) });
  const shownSizes = sizes.map(({ name, fileName, width, height, fileSize }) => [
    name,
    { file: fileName, width, height, filesize: fileSize, mime_type: item.mimeType, source_url: urlOf(fileName) },
  ]);
  return {
    id: item.id,
    date: item.date,
    date_gmt: item.date,
    status: 'inherit',
    type: 'attachment',
    title: text(item.title),
    caption: text(item.caption),
    description: text(item.description),
    alt_text: item.altText,
    author: 1,
    meta: [],
    media_type: 'image',
    mime_type: item.mimeType,
    media_details: {
      width: item.width,
      height: item.height,
      file: item.fileName,
      filesize: item.fileSize,
      sizes: Object.fromEntries(shownSizes) as Readonly<Record<string, unknown>>,
    },
    source_url: urlOf(item.fileName),
    missing_image_sizes: [],
    _links: {
      self: [{ href: `${base}/media/${item.id}` }],
      collection: [{ href: `${base}/media` }],
      author: [{ embeddable: true, href: `${base}/users/1` }],
    },
  };
}
