import type { Display } from '../display/display.ts';
import { DisplayMenu } from '../display/DisplayMenu.tsx';

/** The project's logo: three arches. */
function LoggiaMark() {
  return (
    <svg className="site-mark" viewBox="0 0 45 32" width="45" height="32" aria-hidden="true" focusable="false">
      <path
        d="M0 0h45v32h-3.5V15a5 5 0 0 0-10 0v17h-4V15a5 5 0 0 0-10 0v17h-4V15a5 5 0 0 0-10 0v17H0z"
        fill="currentColor"
      />
    </svg>
  );
}

/** The main navigation. Every path below `folder` belongs to one item. */
const LINKS = [
  { path: '/galleries/landscapes', name: 'Galleries', folder: '/galleries/' },
  { path: '/views/masonry', name: 'Views', folder: '/views/' },
  { path: '/albums/compact', name: 'Albums', folder: '/albums/' },
  { path: '/playlists/grid', name: 'Playlists', folder: '/playlists/' },
  { path: '/law', name: 'Law firm', folder: '/law' },
  { path: '/docs/README.md', name: 'Docs', folder: '/docs/' },
] as const;

export interface SiteHeaderProps {
  readonly path: string;
  readonly display: Display;
}

function currentOf(path: string, link: (typeof LINKS)[number]): 'page' | 'true' | undefined {
  if (path === link.path) return 'page';
  return path.startsWith(link.folder) ? 'true' : undefined;
}

/** The site name, main navigation and display menu. */
export function SiteHeader({ path, display }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <a className="site-skip" href="#content">
        Skip to content
      </a>
      <a className="site-brand" href="/" aria-current={path === '/' ? 'page' : undefined}>
        <LoggiaMark />
        <span>Loggia</span>
      </a>
      <nav className="site-nav" aria-label="Site">
        {LINKS.map((link) => (
          <a key={link.path} href={link.path} aria-current={currentOf(path, link)}>
            {link.name}
          </a>
        ))}
      </nav>
      <DisplayMenu path={path} initialDisplay={display} />
    </header>
  );
}
