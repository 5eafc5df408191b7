'use client';
import type { UseAlbumResult } from '@loggia/hooks/album';
import { AlbumBreadcrumb } from './AlbumBreadcrumb.tsx';
import { AlbumLink } from './AlbumLink.tsx';

export interface AlbumHeadOptions {
  /** The title of what is shown; without it the title is there for screen readers alone. @default true */
  readonly hasTitle?: boolean | undefined;
  /** The description of what is shown, where the back end tells. @default true */
  readonly hasDescription?: boolean | undefined;
  /** The way from the top. @default true */
  readonly hasBreadcrumb?: boolean | undefined;
  /** Rank of the title among the headings of the page. @default 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

export interface AlbumHeadProps {
  readonly album: UseAlbumResult;
  readonly options: AlbumHeadOptions;
}

/** Where the visitor is, and the way back. */
export function AlbumHead({ album, options }: AlbumHeadProps) {
  const { hasTitle = true, hasDescription = true, hasBreadcrumb = true, headingLevel = 2 } = options;
  const { path, title, description, getBackLinkProps, getHeadingProps, labels } = album;
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <>
      {path.length > 1 && (
        <div className="loggia-album-way">
          <AlbumLink {...(getBackLinkProps() as object)} className="loggia-album-back">
            <span aria-hidden="true">‹</span> {labels.back}
          </AlbumLink>
          {hasBreadcrumb && <AlbumBreadcrumb album={album} />}
        </div>
      )}
      <Heading {...getHeadingProps()} className={hasTitle ? 'loggia-album-title' : 'loggia-visually-hidden'}>
        {title}
      </Heading>
      {hasDescription && description && <p className="loggia-album-description">{description}</p>}
    </>
  );
}
