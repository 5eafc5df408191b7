import type { ReactNode } from 'react';
import type { WordPressAlbumOptions, WordPressViewOptions } from '@loggia/hooks/wordpress';
import type { AlbumViewOptions } from '../../album/AlbumView.tsx';
import type { BrowsedViewProps } from '../../browsing/GalleryBrowser.tsx';
import type { MasonryGalleryProps } from '../../gallery/MasonryGallery.tsx';

/** The props shared by the views of a mounted gallery. */
export interface MountedViewProps
  extends
    BrowsedViewProps,
    Pick<MasonryGalleryProps, 'galleryId' | 'clickAction' | 'opensNewTab' | 'priority' | 'images' | 'lightbox'> {}

/** Renders a view with the options from the server's container. */
export type RenderView = (props: MountedViewProps) => ReactNode;

/** Renders an album with the options from the server's container. */
export type RenderAlbum = (props: AlbumViewOptions) => ReactNode;

/** A view and its options, as sent by the server. */
export type ViewOptions<TView extends WordPressViewOptions['view']> = Extract<
  WordPressViewOptions,
  { readonly view: TView }
>['options'];

/** An album view and its options, as sent by the server. */
export type AlbumOptions<TView extends WordPressAlbumOptions['view']> = Extract<
  WordPressAlbumOptions,
  { readonly view: TView }
>['options'];
