'use client';
import type { ComponentPropsWithoutRef } from 'react';
import type { UseAlbumResult } from '@loggia/hooks/album';

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

interface AlbumHeadProps {
  readonly album: UseAlbumResult;
  readonly options: AlbumHeadOptions;
}

/** The visitor's place in the album, and the way back. */
export function AlbumHead({ album, options }: AlbumHeadProps) {
  const { hasTitle = true, hasDescription = true, hasBreadcrumb = true, headingLevel = 2 } = options;
  const { path, title, description, getBackLinkProps, getHeadingProps, labels } = album;
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <>
      {path.length > 1 && (
        <div className="loggia-album-way">
          <AlbumLink {...getBackLinkProps()} className="loggia-album-back">
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

export interface AlbumBreadcrumbProps {
  readonly album: Pick<UseAlbumResult, 'path' | 'getBreadcrumbProps' | 'getCrumbLinkProps' | 'labels'>;
}

/** The way from the top to what is shown. Nothing at the top. */
export function AlbumBreadcrumb({ album }: AlbumBreadcrumbProps) {
  const { path, getBreadcrumbProps, getCrumbLinkProps, labels } = album;
  if (path.length < 2) return null;
  return (
    <nav {...getBreadcrumbProps()} className="loggia-album-breadcrumb">
      <ol>
        {path.map(({ kind, id, title }, depth) => (
          <li key={`${kind} ${id}`}>
            <AlbumLink {...getCrumbLinkProps({ depth })}>{title || (depth > 0 ? id : labels.top)}</AlbumLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link of an album; without an address it is a button. */
export function AlbumLink(props: ComponentPropsWithoutRef<'a'>) {
  // One name for the two, which take the same props here.
  const Element = (props.href === undefined ? 'button' : 'a') as 'a';
  return <Element {...props} type={props.href === undefined ? 'button' : undefined} />;
}
