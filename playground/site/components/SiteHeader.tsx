import { LoggiaMark } from './LoggiaMark.tsx';

const PLACES = [
  { path: '/galleries/landscapes', name: 'Landscapes' },
  { path: '/galleries/public-domain', name: 'Photographs' },
  { path: '/galleries/archive', name: 'Archive' },
] as const;

/** Name of the site and the ways into it. */
export function SiteHeader({ path }: { readonly path: string }) {
  return (
    <header className="site-header">
      <a className="site-skip" href="#content">
        Skip to content
      </a>
      <a className="site-brand" href="/" aria-current={path === '/' ? 'page' : undefined}>
        <LoggiaMark />
        <span>Loggia</span>
      </a>
      <nav className="site-nav" aria-label="Galleries">
        {PLACES.map((place) => (
          <a key={place.path} href={place.path} aria-current={path === place.path ? 'page' : undefined}>
            {place.name}
          </a>
        ))}
      </nav>
    </header>
  );
}
