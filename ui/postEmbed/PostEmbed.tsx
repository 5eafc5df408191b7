'use client';
import { usePostEmbed, type UsePostEmbedOptions } from '@loggia/hooks/postEmbed';
import type { EmbeddedPost } from '@loggia/hooks/backend';
import { useKit } from '../KitProvider.tsx';

export interface PostEmbedProps extends UsePostEmbedOptions {
  readonly post: EmbeddedPost;
  readonly className?: string | undefined;
}

/**
 * Renders an embedded post from another site. A link is shown until the other site's iframe responds. Its styles are in
 * `embeds.css`.
 */
export function PostEmbed({ post, className, ...options }: PostEmbedProps) {
  const { labels } = useKit();
  const embed = usePostEmbed(post, { ...options, labels: options.labels ?? labels?.postEmbed });
  const { children: linkText, ...link } = embed.getLinkProps();
  const { sandbox, title, ...frame } = embed.getFrameProps({ className: 'loggia-post-embed-frame' });
  return (
    <div className={className ? `loggia-post-embed ${className}` : 'loggia-post-embed'}>
      <blockquote {...embed.getQuoteProps({ className: 'loggia-post-embed-quote' })}>
        <a {...link}>{linkText}</a>
        {post.siteName && <cite>{post.siteName}</cite>}
      </blockquote>
      {embed.isAvailable && <iframe {...frame} sandbox={sandbox} title={title} />}
    </div>
  );
}
