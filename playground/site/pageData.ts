import type { ContactFormDescription, GalleryImage, GalleryTag } from '@loggia/hooks';
import type { WordPressAlbumConfig, WordPressGalleryConfig } from '@loggia/hooks/wordpress';
import type { CmsAlbumLevel } from '../server/albums/createAlbumContent.ts';
import type { ContactEntry } from '../server/contactForm/createEntryStore.ts';
import type { CmsPlaylist } from '../server/playlists/createPlaylistService.ts';
import type { FormResponse } from './components/PostedFormResponse.tsx';
import type { BrowseModeName, BrowseView } from './browseModes.ts';
import type { DocsNode } from './docs/DocsNode.ts';
import type { Figure } from './home/figures.ts';
import type { AlbumViewName } from './albumViews.ts';
import type { PackedGalleryPage } from './packing/PackedGalleryPage.ts';
import type { PlaylistViewName } from './playlistViews.ts';
import type { ViewName } from './views.ts';

/** A gallery as linked on the home page. */
export interface GalleryTeaser {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly imageCount: number;
  readonly cover: GalleryImage | undefined;
}

/** A gallery on a page: its configuration and first page. */
export interface EmbeddedGallery {
  readonly title: string;
  readonly description: string;
  readonly config: WordPressGalleryConfig;
  readonly initialPage: PackedGalleryPage;
  /** Whether the context menu of the gallery's images is disabled. */
  readonly isProtected?: boolean | undefined;
}

/** The credit of a photograph. */
export interface PhotographCredit {
  readonly title: string;
  readonly byline: string;
}

interface PageBase {
  /** The path of the page, without query. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The credits of the photographs on the page. */
  readonly credits?: readonly PhotographCredit[];
}

export interface HomePageData extends PageBase {
  readonly kind: 'home';
  readonly hero: GalleryImage | undefined;
  /** The images of the view previews. */
  readonly previews:
    | {
        readonly landscapes: PackedGalleryPage;
        readonly photographs: PackedGalleryPage;
        readonly album: Pick<AlbumPageData, 'config' | 'level'> | undefined;
      }
    | undefined;
  readonly figures: readonly Figure[];
  /** A less favorable figure, to balance the others. */
  readonly honestLine: string;
  readonly galleries: readonly GalleryTeaser[];
}

export interface GalleriesPageData extends PageBase {
  readonly kind: 'galleries';
  readonly galleries: readonly EmbeddedGallery[];
}

export interface ViewPageData extends PageBase {
  readonly kind: 'view';
  readonly view: ViewName;
  readonly gallery: EmbeddedGallery;
}

/** A browsable gallery and its tags. */
export interface BrowsedGallery extends EmbeddedGallery {
  readonly tags: readonly GalleryTag[];
}

export interface BrowsePageData extends PageBase {
  readonly kind: 'browse';
  readonly mode: BrowseModeName;
  readonly view: BrowseView;
  /** The requested path and query. */
  readonly url: string;
  readonly galleries: readonly BrowsedGallery[];
}

/** A level of an album with its gallery packed. */
export interface EmbeddedAlbumLevel extends Omit<CmsAlbumLevel, 'gallery'> {
  readonly gallery: PackedGalleryPage | undefined;
}

export interface AlbumPageData extends PageBase {
  readonly kind: 'albums';
  readonly view: AlbumViewName;
  readonly config: WordPressAlbumConfig;
  readonly level: EmbeddedAlbumLevel;
}

export interface PlainPageData extends PageBase {
  readonly kind: 'plain';
  readonly images: readonly GalleryImage[];
}

/** A gallery without embedded data: the browser also requests its first page. */
export interface RequestedPageData extends PageBase {
  readonly kind: 'requested';
  readonly config: EmbeddedGallery['config'];
}

export interface EmbedsPageData extends PageBase {
  readonly kind: 'embeds';
  readonly gallery: EmbeddedGallery;
}

/** Posts of the site, embedded on the page in frames. */
export interface PostsPageData extends PageBase {
  readonly kind: 'posts';
  readonly posts: readonly { readonly address: string; readonly title: string }[];
}

/** The administrator's tool for importing photos from an account into a gallery. */
export interface PhotoImportPageData extends PageBase {
  readonly kind: 'photoImport';
  /** The nonce of the logged-in user. */
  readonly nonce: string;
}

/** The media library and its upload form. */
export interface MediaPageData extends PageBase {
  readonly kind: 'media';
  /** The nonce of the logged-in user. */
  readonly nonce: string;
}

/** One or more playlists of the CMS. */
export interface PlaylistsPageData extends PageBase {
  readonly kind: 'playlists';
  readonly view: PlaylistViewName;
  /** Whether the query requests pop-ups for videos, which overrides the editor's setting. */
  readonly isPopup: boolean;
  readonly playlists: readonly CmsPlaylist[];
}

/** A page of the project's documentation. */
export interface DocsPageData extends PageBase {
  readonly kind: 'docs';
  readonly nodes: readonly DocsNode[];
}

export interface MessagePageData extends PageBase {
  readonly kind: 'message';
}

export interface DashboardRow {
  readonly imageId: string;
  readonly title: string;
  readonly gallery: string;
  /** The URL that opens the image in its gallery. */
  readonly address: string;
  readonly hitCount: number;
}

export interface DashboardPageData extends PageBase {
  readonly kind: 'dashboard';
  readonly rows: readonly DashboardRow[];
  readonly logoutAddress: string;
}

/** A contact form, and its result if it was posted without JavaScript. */
export interface ContactPageData extends PageBase {
  readonly kind: 'contact';
  readonly form: ContactFormDescription;
  readonly response: FormResponse | undefined;
}

/** The messages of visitors, newest first. */
export interface InboxPageData extends PageBase {
  readonly kind: 'inbox';
  readonly entries: readonly ContactEntry[];
}

/** The data of a page that the server sends to the browser: only what rendering needs. */
export type PageData =
  | ContactPageData
  | ViewPageData
  | AlbumPageData
  | BrowsePageData
  | HomePageData
  | GalleriesPageData
  | PlainPageData
  | RequestedPageData
  | EmbedsPageData
  | PostsPageData
  | PlaylistsPageData
  | MessagePageData
  | DocsPageData
  | DashboardPageData
  | InboxPageData
  | PhotoImportPageData
  | MediaPageData;
