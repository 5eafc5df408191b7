'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { BLOG_LABELS, blogCommentsText } from '@loggia/hooks/blog';
import { useShare } from '@loggia/hooks/share';
import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import { CartIcon } from '../../icons/CartIcon.ts';
import { CommentIcon } from '../../icons/CommentIcon.ts';
import { useKit } from '../../useKit.ts';
import { Rating } from '../rating/Rating.tsx';
import { ShareLinks } from '../share/ShareLinks.tsx';
import type { BlogEntryOptions } from './BlogOptions.ts';

export interface BlogActionsProps {
  readonly image: GalleryImage;
  readonly name: string;
  readonly backend: Backend | null;
  readonly galleryId: string | undefined;
  readonly options: BlogEntryOptions;
  /** Of what opens the image with its comments, and in the shop. */
  readonly commentProps: ComponentPropsWithoutRef<'a'>;
  readonly cartProps: ComponentPropsWithoutRef<'a'>;
}

/** Comments, shop, stars and networks of one entry. */
export function BlogActions(props: BlogActionsProps) {
  const { image, name, backend, galleryId, options, commentProps, cartProps } = props;
  const { hasComments = Boolean(backend?.comments), hasRating = false, hasCart = false, shareNetworks } = options;
  const kit = useKit();
  const labels = { ...BLOG_LABELS, ...kit.labels?.blog };
  const share = useShare({ image }, { networks: shareNetworks, galleryId, labels: kit.labels?.share });
  return (
    <>
      {hasComments && (
        <a {...commentProps} className="loggia-blog-action">
          <CommentIcon />
          <span>{blogCommentsText(image.commentCount, labels)}</span>
          <span className="loggia-visually-hidden">: {name}</span>
        </a>
      )}
      {hasCart && image.priceList && (
        <a {...cartProps} className="loggia-blog-action">
          <CartIcon />
          <span>{labels.buy}</span>
          <span className="loggia-visually-hidden">: {name}</span>
        </a>
      )}
      {hasRating && <Rating target={{ image, backend: backend ?? undefined }} />}
      <ShareLinks share={share} />
    </>
  );
}
