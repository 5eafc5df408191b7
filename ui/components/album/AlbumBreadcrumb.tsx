'use client';
import type { UseAlbumResult } from '@loggia/hooks/album';
import { AlbumLink } from './AlbumLink.tsx';

export interface AlbumBreadcrumbProps {
  readonly album: Pick<UseAlbumResult, 'path' | 'getBreadcrumbProps' | 'getCrumbLinkProps' | 'labels'>;
}

/** The way from the top to what is shown. Nothing at the top. */
export function AlbumBreadcrumb({ album }: AlbumBreadcrumbProps) {
  const { path, getBreadcrumbProps, getCrumbLinkProps, labels } = album;
  if (path.length < 2) return null;
  return (
    <nav {...(getBreadcrumbProps() as object)} className="loggia-album-breadcrumb">
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
