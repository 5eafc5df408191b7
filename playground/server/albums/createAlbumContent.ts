import type { AlbumCrumb, AlbumPage, GalleryImage, GalleryPage } from '@loggia/hooks';
import type { WordPressAlbumConfig } from '@loggia/hooks/wordpress';
import type { CmsContent } from '../CmsContent.ts';
import { ADMIN_AJAX_PATH } from '../constants.ts';
import { imageCandidates } from '../images/imageCandidates.ts';
import { thumbnailSize } from '../images/thumbnailSize.ts';
import { plainText } from '../plainText.ts';
import { thumbnailAddress } from '../wire/imageAddress.ts';
import { lightboxAddress } from '../wire/lightboxAddress.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { coverOf, type AlbumStores } from './albumContent.ts';
import { albumShortcodes, galleryViewOf } from './albumShortcodes.ts';
import type { AlbumRow } from './createAlbumStore.ts';

/** A level of an album, as the initial level for `useAlbum`. */
export interface CmsAlbumLevel {
  readonly path: readonly AlbumCrumb[];
  readonly album?: AlbumPage;
  readonly gallery?: GalleryPage<GalleryImage>;
}

export interface AlbumLevelOptions {
  readonly shortcodeId: number;
  /** A level below the top one; null for the top level. */
  readonly level: Pick<AlbumCrumb, 'kind' | 'id'> | null;
  /** 1-based. */
  readonly page: number;
}

/** The albums of the CMS for pages rendered on the same server. */
export interface AlbumContent {
  /** Returns null if the album has no such level. */
  albumLevel(options: AlbumLevelOptions): CmsAlbumLevel | null;
  albumConfig(options: Pick<AlbumLevelOptions, 'shortcodeId'> & { readonly currentUrl: string }): WordPressAlbumConfig;
}

const STANDARD_SHORTCODE = 41;

function shortcodeOf(id: number) {
  const shortcode = albumShortcodes.get(id) ?? albumShortcodes.get(STANDARD_SHORTCODE);
  if (!shortcode) throw new Error('The albums have no shortcode.');
  return shortcode;
}

const toCrumb = ({ kind, id, name }: AlbumRow): AlbumCrumb => ({
  kind,
  id: String(id),
  page: 1,
  title: plainText(name),
});

/** Creates the content of the CMS including its albums. */
export function createAlbumContent(stores: AlbumStores, content: CmsContent): CmsContent & AlbumContent {
  function toEntry(row: AlbumRow): AlbumPage['entries'][number] {
    const cover = coverOf(stores, row);
    const url = cover && thumbnailAddress(cover);
    const size = cover && thumbnailSize(cover);
    return {
      kind: row.kind,
      id: String(row.id),
      title: plainText(row.name),
      description: plainText(row.description) || undefined,
      cover: url && size ? { url, ...size, candidates: imageCandidates(url, size.width) } : undefined,
    };
  }
  return {
    ...content,
    albumLevel({ shortcodeId, level, page }) {
      const { albumId, albumsPerPage, imagesPerPage } = shortcodeOf(shortcodeId);
      const target = level ? { kind: level.kind, id: wholeNumber(level.id) } : { kind: 'album' as const, id: albumId };
      const rows = stores.albums.pathTo(albumId, target);
      const last = rows?.at(-1);
      if (!rows || !last) return null;
      const path = [...rows.slice(0, -1).map(toCrumb), { ...toCrumb(last), page }];
      if (last.kind === 'gallery') {
        return { path, gallery: content.galleryPage({ galleryId: String(last.id), page, perPage: imagesPerPage }) };
      }
      const entries = stores.albums.entries(last.id);
      const album: AlbumPage = {
        entries: entries.slice((page - 1) * albumsPerPage, page * albumsPerPage).map(toEntry),
        page,
        pageCount: Math.max(1, Math.ceil(entries.length / albumsPerPage)),
        title: plainText(last.name),
        description: plainText(last.description) || undefined,
      };
      return { path, album };
    },
    albumConfig({ shortcodeId, currentUrl }) {
      const shortcode = shortcodeOf(shortcodeId);
      const shared = { instance: 0, themeId: '1', tag: '0', currentUrl };
      return {
        ...shared,
        galleryId: '0',
        galleryType: shortcode.type,
        galleryViewType: galleryViewOf(shortcode),
        shortcodeId: String(shortcodeId),
        albumId: String(shortcode.albumId),
        ajaxUrl: `${ADMIN_AJAX_PATH}?action=bwg_frontend_data`,
        lightboxUrl: lightboxAddress({ ...shared, shortcodeId, galleryId: 0, origin: '', sortText: 'order' }),
        containerId: `bwg_${shortcode.type.replace('_preview', '')}_0`,
      };
    },
  };
}
