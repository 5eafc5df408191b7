import { useRest, type RestResource } from '@loggia/hooks';
import { createWordPressRest, parseEmbeddedPost } from '@loggia/hooks/wordpress';
import { PostEmbed } from '@loggia/ui';
import { useState } from 'react';
import type { PostsPageData } from '../pageData.ts';

interface EmbeddedProps {
  readonly client: ReturnType<typeof createWordPressRest>;
  readonly address: string;
}

/** A post requested by its URL, as on any other site. */
function Embedded({ client, address }: EmbeddedProps) {
  const [resource] = useState<RestResource>({ path: '/oembed/1.0/embed', query: { url: address } });
  const post = useRest({ client, resource, parse: parseEmbeddedPost });
  return (
    <div {...post.getContentProps({ className: 'site-post' })}>
      <p {...post.getStatusProps()} />
      <p {...post.getErrorProps()} />
      <button {...post.getRetryButtonProps({ className: 'site-button' })} />
      {post.data && <PostEmbed post={post.data} />}
    </div>
  );
}

/** Posts of this site, embedded as on other sites. */
export function PostsPage({ page }: { readonly page: PostsPageData }) {
  const [client] = useState(() => createWordPressRest({ root: '/wp-json/' }));
  return (
    <section className="site-contact">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {page.posts.map(({ address, title }) => (
        <article key={address} aria-label={title}>
          <Embedded client={client} address={address} />
        </article>
      ))}
    </section>
  );
}
