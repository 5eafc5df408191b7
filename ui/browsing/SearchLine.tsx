'use client';
import { useId, type ReactNode } from 'react';
import {
  useSearch,
  useSort,
  type BrowsingUrlState,
  type BrowsingHandle,
  type BrowsingLabels,
  type BrowsingParameters,
  type SortOption,
} from '@loggia/hooks/browsing';
import { safeSource } from '@loggia/hooks/shared';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { SearchIcon } from '../icons/SearchIcon.ts';
import { SortIcon } from '../icons/SortIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface SearchLineOptions {
  /** Whether to show the search field. @default true */
  readonly hasSearch?: boolean | undefined;
  /** Whether to show the sort select. @default true */
  readonly hasSort?: boolean | undefined;
  /** The sort options that the user can choose from. @default all that the backend supports */
  readonly sortOptions?: readonly SortOption[] | undefined;
  /** The value for the gallery's default sort order. @default 'default' */
  readonly defaultSort?: string | undefined;
}

export interface SearchLineProps extends SearchLineOptions {
  readonly browsing: BrowsingHandle;
  /** The accessible name. Set it if the page has several search forms. @default none */
  readonly name?: string | undefined;
  /** The state in the URL. If set, search and sorting work without scripts. */
  readonly urlState?: BrowsingUrlState | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
  /** The content between the sort select and the search field, such as a tag select. */
  readonly children?: ReactNode;
}

/**
 * Renders a sort select and a search field in one line. The line shrinks in a narrow container. Only the search field
 * is inside a form, so that pressing Enter in the content between the select and the field does not submit it.
 */
export function SearchLine({ browsing, name, urlState, children, ...props }: SearchLineProps) {
  const { hasSearch = true, hasSort = true, sortOptions, defaultSort } = props;
  const kit = useKit();
  const labels = props.labels ?? kit.labels?.browsing;
  const search = useSearch(browsing, { urlState, labels });
  const sort = useSort(browsing, { urlState, labels, defaultSort, options: sortOptions });
  const formId = useId();
  if (!hasSearch && !hasSort) return children;

  const own: (keyof BrowsingParameters)[] = [];
  if (hasSearch) own.push('search');
  if (hasSort) own.push('sort', 'randomSeed');
  const fields = <HiddenFields urlState={urlState} own={own} />;
  return (
    <div className="loggia-search-line" role="search" aria-label={name}>
      {hasSort && (
        <span className="loggia-sort" data-beside-search={hasSearch}>
          <SortIcon />
          <select {...sort.getSelectProps({ form: formId })}>
            {sort.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
      {children}
      {hasSearch && (
        <form {...search.getFormProps({ id: formId, className: 'loggia-search', role: 'none' })}>
          {fields}
          <input {...search.getInputProps()} />
          {!search.isBlank && <IconButton {...search.getClearButtonProps()} icon={<CloseIcon />} />}
          <IconButton {...search.getSubmitButtonProps()} icon={<SearchIcon />} />
        </form>
      )}
      {!hasSearch && urlState && (
        <noscript>
          <form method="get" action={safeSource(urlState.path || undefined, 'form')} id={formId}>
            {fields}
            <button type="submit" className="loggia-text-button">
              {sort.labels.apply}
            </button>
          </form>
        </noscript>
      )}
    </div>
  );
}

interface HiddenFieldsProps {
  readonly urlState: BrowsingUrlState | undefined;
  /** The parameters that the form submits itself. */
  readonly own: readonly (keyof BrowsingParameters)[];
}

/** Renders hidden inputs that preserve the URL's other parameters when a form is submitted without scripts. */
export function HiddenFields({ urlState, own }: HiddenFieldsProps) {
  return urlState?.hiddenFieldsFor(own).map(([name, value]) => <input key={name} type="hidden" {...{ name, value }} />);
}
