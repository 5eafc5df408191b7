'use client';
import {
  useTagFilter,
  type BrowsingUrlState,
  type BrowsingHandle,
  type BrowsingLabels,
  type UseTagFilterOptions,
} from '@loggia/hooks/browsing';
import { safeHref } from '@loggia/hooks/shared';
import { useKit } from '../KitProvider.tsx';

export interface TagFilterProps extends Pick<UseTagFilterOptions, 'tags' | 'removesTags' | 'visibleLines'> {
  readonly browsing: BrowsingHandle;
  /** The state in the URL. If set, the tags are rendered as links that work without scripts. */
  readonly urlState?: BrowsingUrlState | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

/**
 * Renders the tags to filter by in two lines, with a button that shows all of them. Renders nothing if there are no
 * tags.
 */
export function TagFilter({ browsing, urlState, ...options }: TagFilterProps) {
  const kit = useKit();
  const filter = useTagFilter(browsing, { ...options, labels: options.labels ?? kit.labels?.browsing });
  if (filter.tags.length === 0) return null;

  // Typed as `'a'`, because the link and the button take the same props here.
  const Element = (urlState ? 'a' : 'button') as 'a';
  const safeHrefFor = (tagIds: readonly string[]) => safeHref(urlState?.hrefOf({ tagIds, page: 1 }));
  return (
    <div className="loggia-tag-filter">
      <ul {...filter.getListProps({ className: 'loggia-tags', role: 'list' })}>
        <li>
          <Element {...filter.getAllTagsProps({ className: 'loggia-text-button', href: safeHrefFor([]) })}>
            {filter.labels.allTags}
          </Element>
        </li>
        {filter.tags.map(({ id, name }) => (
          <li key={id}>
            <Element
              {...filter.getTagProps({
                tagId: id,
                className: 'loggia-text-button',
                href: safeHrefFor(filter.tagIdsAfter(id)),
              })}
            >
              {name}
            </Element>
          </li>
        ))}
      </ul>
      {filter.hasMore && <button {...filter.getSeeAllButtonProps({ className: 'loggia-text-button' })} />}
    </div>
  );
}
