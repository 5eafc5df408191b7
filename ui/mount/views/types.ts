import type { ReactNode } from 'react';
import type { WordPressAlbumOptions, WordPressViewOptions } from '@loggia/hooks/wordpress';
import type { AlbumViewOptions } from '../../layouts/AlbumView.tsx';
import type { BrowsedViewProps } from '../../layouts/GalleryBrowser.tsx';
import type { MasonryGalleryProps } from '../../layouts/MasonryGallery.tsx';

/** The props of every view of a mounted gallery. */
export interface MountedViewProps
  extends BrowsedViewProps, Pick<MasonryGalleryProps, 'galleryId' | 'clickAction' | 'opensNewTab' | 'isUrgent'> {}

/** Draws a view as the server's container describes it. */
export type DrawView = (props: MountedViewProps) => ReactNode;

/** Draws an album as the server's container describes it. */
export type DrawAlbum = (props: AlbumViewOptions) => ReactNode;

/** The view and its options as a server wants them. */
export type ViewOptions<TView extends WordPressViewOptions['view']> = Extract<
  WordPressViewOptions,
  { readonly view: TView }
>['options'];

/** The view of an album's entries as a server wants it. */
export type AlbumOptions<TView extends WordPressAlbumOptions['view']> = Extract<
  WordPressAlbumOptions,
  { readonly view: TView }
>['options'];
