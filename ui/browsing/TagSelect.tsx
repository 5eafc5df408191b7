'use client';
import { BROWSING_LABELS, useTagFilter } from '@loggia/hooks/browsing';
import { useKit } from '../KitProvider.tsx';
import { MultiSelect } from '../multiSelect/MultiSelect.tsx';
import { TagFilter, type TagFilterProps } from './TagFilter.tsx';

export type TagSelectProps = Pick<TagFilterProps, 'browsing' | 'tags' | 'urlState' | 'labels'>;

/**
 * Renders a multi-select with tags. The gallery is filtered when the user confirms the selection with OK. If scripts
 * are disabled, the tags are links.
 */
export function TagSelect({ browsing, tags, urlState, ...options }: TagSelectProps) {
  const kit = useKit();
  const labels = { ...BROWSING_LABELS, ...(options.labels ?? kit.labels?.browsing) };
  const filter = useTagFilter(browsing, { tags, labels });
  if (tags.length === 0) return null;
  return (
    <div className="loggia-tag-select">
      <MultiSelect
        items={tags.map(({ id, name }) => ({ value: id, label: name }))}
        values={filter.tagIds}
        onValuesChange={(tagIds) => filter.setTagIds(tagIds)}
        search
        selectAll
        confirm
        labels={{
          name: labels.tags,
          placeholder: labels.selectTag,
          selected: labels.tagsSelected,
          allSelected: labels.allTagsSelected,
          noMatches: labels.noTagsFound,
        }}
      />
      {urlState && (
        <noscript>
          <TagFilter browsing={browsing} tags={tags} urlState={urlState} labels={labels} />
        </noscript>
      )}
    </div>
  );
}
