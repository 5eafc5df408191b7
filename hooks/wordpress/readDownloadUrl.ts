import { attributeOf } from './attributeOf.ts';

/** Address of the zip of a gallery's images, as its markup links to it; undefined where it does not. */
export function readDownloadUrl(markup: ParentNode): string | undefined {
  return attributeOf(markup.querySelector('.bwg_download_gallery a[href]'), 'href') || undefined;
}
