import type { PhotographCredit } from '../pageData.ts';

/** Credits of the photographs, and the way to the administrator's door. */
export function SiteFooter({ credits }: { readonly credits: readonly PhotographCredit[] }) {
  return (
    <footer className="site-footer">
      {credits.length > 0 && (
        <section aria-labelledby="credits">
          <h2 id="credits">Photographs</h2>
          <ul className="site-credits">
            {credits.map(({ title, byline }) => (
              <li key={title}>
                <cite>{title}</cite>
                {byline && <span>{byline}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="site-colophon">
        <span>The photographs are in the public domain. The landscapes were painted by code.</span>
        <a href="/wp-login.php" rel="nofollow">
          Administration
        </a>
      </p>
    </footer>
  );
}
