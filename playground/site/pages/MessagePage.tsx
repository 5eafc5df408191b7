import type { MessagePageData } from '../pageData.ts';

/** A page that has only something to say: not found, or a failure of ours. */
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
