import type { DashboardPageData } from '../pageData.ts';

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
        <a className="site-button" href="/wp-admin/inbox">
          Inbox
        </a>
        <a className="site-button" href="/wp-admin/photo-import">
          Import photos
        </a>
        <a className="site-button" href="/wp-admin/media">
          Media library
        </a>
        <a className="site-button" href={page.logoutAddress}>
          Log out
        </a>
      </p>
    </section>
  );
}
