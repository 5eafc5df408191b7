import type { ReactNode } from 'react';
import type { WordPressAlbumOptions, WordPressViewOptions } from '@loggia/hooks/wordpress';
import type { AlbumViewOptions } from '../../layouts/AlbumView.tsx';
import type { BrowsedViewProps } from '../../layouts/GalleryBrowser.tsx';
import type { MasonryGalleryProps } from '../../layouts/MasonryGallery.tsx';

/** The props of every view of a mounted gallery. */
export interface MountedViewProps
  extends BrowsedViewProps, Pick<MasonryGalleryProps, 'galleryId' | 'clickAction' | 'opensNewTab' | 'priority'> {}

/** Renders a view as described by the server's container. */
export type RenderView = (props: MountedViewProps) => ReactNode;

/** Renders an album as described by the server's container. */
export type RenderAlbum = (props: AlbumViewOptions) => ReactNode;

/** The view and its options from the server. */
export type ViewOptions<TView extends WordPressViewOptions['view']> = Extract<
  WordPressViewOptions,
  { readonly view: TView }
>['options'];

/** The view of an album's entries from the server. */
export type AlbumOptions<TView extends WordPressAlbumOptions['view']> = Extract<
  WordPressAlbumOptions,
  { readonly view: TView }
>['options'];
