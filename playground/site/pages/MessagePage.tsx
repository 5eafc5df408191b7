import type { MessagePageData } from '../pageData.ts';

/** A page with only a message, such as "not found" or a server error. */
export function MessagePage({ page }: { readonly page: MessagePageData }) {
  return (
    <section className="site-message">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <p className="site-actions">
        <a className="site-button" href="/">
          Go to the home page
        </a>
      </p>
    </section>
  );
}
