'use client';
import type { ComponentPropsWithoutRef } from 'react';
import type { UseAlbumResult } from '@loggia/hooks/album';

export interface AlbumHeadOptions {
  /**
   * Whether to show the title of the album or gallery. If false, the title is only available to screen readers.
   * @default true
   */
  readonly hasTitle?: boolean | undefined;
  /** Whether to show the description, if the backend provides one. @default true */
  readonly hasDescription?: boolean | undefined;
  /** Whether to show the breadcrumb trail. @default true */
  readonly hasBreadcrumb?: boolean | undefined;
  /** The heading level of the title. @default 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

interface AlbumHeadProps {
  readonly album: UseAlbumResult;
  readonly options: AlbumHeadOptions;
}

/** Renders the title, the description and the breadcrumb trail of the current album or gallery. */
export function AlbumHead({ album, options }: AlbumHeadProps) {
  const { hasTitle = true, hasDescription = true, hasBreadcrumb = true, headingLevel = 2 } = options;
  const { path, title, description, getBackLinkProps, getHeadingProps, labels } = album;
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <>
      {path.length > 1 && (
        <div className="loggia-album-path">
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

/**
 * Renders the breadcrumb trail of an album, or nothing at the top level. Levels whose name is unknown are omitted, for
 * example if the user has opened the URL of a nested album directly.
 */
export function AlbumBreadcrumb({ album }: AlbumBreadcrumbProps) {
  const { path, getBreadcrumbProps, getCrumbLinkProps, labels } = album;
  if (path.length < 2) return null;
  return (
    <nav {...getBreadcrumbProps()} className="loggia-album-breadcrumb">
      <ol>
        {path.map(({ kind, id, title }, depth) => {
          const name = title || (depth === 0 && labels.top);
          return (
            name && (
              <li key={`${kind} ${id}`}>
                <AlbumLink {...getCrumbLinkProps({ depth })}>{name}</AlbumLink>
              </li>
            )
          );
        })}
      </ol>
    </nav>
  );
}

/** Renders a link in an album, or a button if there is no `href`. */
export function AlbumLink(props: ComponentPropsWithoutRef<'a'>) {
  // Typed as `'a'`, because the link and the button take the same props here.
  const Element = (props.href === undefined ? 'button' : 'a') as 'a';
  return <Element {...props} type={props.href === undefined ? 'button' : undefined} />;
}
