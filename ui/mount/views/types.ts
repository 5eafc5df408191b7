import type { ReactNode } from 'react';
import type { ContainerBrowsing, WordPressAlbumOptions, WordPressViewOptions } from '@loggia/hooks/wordpress';
import type { AlbumViewOptions } from '../../layouts/AlbumView.tsx';
import type { BrowsedViewProps } from '../../layouts/GalleryBrowser.tsx';
import type { MasonryGalleryProps } from '../../layouts/MasonryGallery.tsx';

/** What every view of a mounted gallery is given. */
export interface MountedViewProps
  extends BrowsedViewProps, Pick<MasonryGalleryProps, 'galleryId' | 'clickAction' | 'opensNewTab' | 'isUrgent'> {}

/** Draws a view as the server's container describes it. */
export type DrawView = (props: MountedViewProps) => ReactNode;

/** Draws an album as the server's container describes it. */
export type DrawAlbum = (props: AlbumViewOptions) => ReactNode;

/** What a click on an image does. */
export type Clicks = Pick<ContainerBrowsing, 'clickAction' | 'opensNewTab'>;

/** How a server wants a view. */
export type ViewOptions<TView extends WordPressViewOptions['view']> = Extract<
  WordPressViewOptions,
  { readonly view: TView }
>['options'];

/** How a server wants the entries of an album. */
export type AlbumOptions<TView extends WordPressAlbumOptions['view']> = Extract<
  WordPressAlbumOptions,
  { readonly view: TView }
>['options'];
