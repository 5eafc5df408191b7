import type { DashboardPageData } from '../pageData.ts';

const WAYS = [
  ['/wp-admin/inbox', 'Inbox'],
  ['/wp-admin/photo-import', 'Import photos'],
  ['/wp-admin/media', 'Media library'],
] as const;
const COUNT = new Intl.NumberFormat('en');

/** The administrator's statistics: the hits of each image. */
export function DashboardPage({ page }: { readonly page: DashboardPageData }) {
  return (
    <section className="site-dashboard">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {page.rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Image</th>
              <th scope="col">Gallery</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {page.rows.map(({ imageId, title, gallery, address, hitCount }) => (
              <tr key={imageId} data-image-id={imageId}>
                <td>
                  <a href={address}>{title}</a>
                </td>
                <td>{gallery}</td>
                <td>{COUNT.format(hitCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="site-actions">
        {[...WAYS, [page.logoutAddress, 'Log out'] as const].map(([href, text]) => (
          <a key={href} className="site-button" href={href}>
            {text}
          </a>
        ))}
      </p>
    </section>
  );
}
