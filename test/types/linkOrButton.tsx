// Type check only, never run. Navigation getters fit links and buttons.
import { useAppendedPages, useBrowsing, useGallery, usePaging, useTagFilter, type GalleryTag } from '@loggia/hooks';

export function LinksOrButtons({ tags }: { readonly tags: readonly GalleryTag[] }) {
  const browsing = useBrowsing();
  const gallery = useGallery({ ...browsing.galleryOptions });
  const filter = useTagFilter(browsing, { tags });
  const paging = usePaging(gallery);
  const more = useAppendedPages(gallery);
  return (
    <>
      <a {...gallery.getPageLinkProps({ page: 2, href: '?page=2' })}>2</a>
      <button {...gallery.getPageLinkProps({ page: 2 })}>2</button>
      <a {...paging.getLinkProps({ target: 'next', href: '?page=2' })}>›</a>
      <button {...paging.getLinkProps({ target: 'next', onClick: (event) => event.preventDefault() })}>›</button>
      <a {...filter.getAllTagsProps({ href: '?' })}>{filter.labels.allTags}</a>
      <button {...filter.getTagProps({ tagId: '1', 'data-tag': '1' })}>1</button>
      <a {...more.getButtonProps({ href: '?page=2' })}>{more.buttonText}</a>
      <button {...more.getButtonProps()}>{more.buttonText}</button>
    </>
  );
}
