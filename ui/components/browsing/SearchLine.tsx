'use client';
import type { ReactNode } from 'react';
import { useSearch, useSort } from '@loggia/hooks';
import type { BrowsingAddress, BrowsingHandle, BrowsingLabels, SortOption } from '@loggia/hooks';
import { CloseIcon } from '../../icons/CloseIcon.ts';
import { SearchIcon } from '../../icons/SearchIcon.ts';
import { SortIcon } from '../../icons/SortIcon.ts';
import { useKit } from '../../useKit.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { HiddenFields } from './HiddenFields.tsx';

export interface SearchLineOptions {
  /** @default true */
  readonly hasSearch?: boolean | undefined;
  /** @default true */
  readonly hasSort?: boolean | undefined;
  /** Orders to choose from. @default all that a back end knows */
  readonly sortOptions?: readonly SortOption[] | undefined;
  /** The order that the gallery has by itself. @default 'default' */
  readonly defaultSort?: string | undefined;
}

export interface SearchLineProps extends SearchLineOptions {
  readonly browsing: BrowsingHandle;
  /** What it is called, where a page has several. @default none */
  readonly name?: string | undefined;
  /** Makes it work without scripts. */
  readonly address?: BrowsingAddress | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
  /** Stands at the end of the line: a choice of tags, say. */
  readonly children?: ReactNode;
}

/** A search box and a choice of orders in one line, which draws together where there is little room. */
export function SearchLine({ browsing, name, address, children, ...props }: SearchLineProps) {
  const { hasSearch = true, hasSort = true, sortOptions, defaultSort } = props;
  const kit = useKit();
  const labels = props.labels ?? kit.labels?.browsing;
  const search = useSearch(browsing, { address, labels });
  const sort = useSort(browsing, { address, labels, defaultSort, options: sortOptions });
  if (!hasSearch && !hasSort) return children;

  const own = [...(hasSearch ? (['search'] as const) : []), ...(hasSort ? (['sort', 'randomSeed'] as const) : [])];
  return (
    <form {...search.getFormProps({ className: 'loggia-search-line', 'aria-label': name })}>
      <HiddenFields address={address} own={own} />
      {hasSort && (
        <span className="loggia-sort">
          <SortIcon />
          <select {...sort.getSelectProps()}>
            {sort.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
      {hasSearch && (
        <span className="loggia-search">
          <input {...search.getInputProps()} />
          {!search.isBlank && <IconButton {...search.getClearButtonProps()} icon={<CloseIcon />} />}
          <IconButton {...search.getSubmitButtonProps()} icon={<SearchIcon />} />
        </span>
      )}
      {!hasSearch && address && (
        <noscript>
          <button type="submit" className="loggia-text-button">
            {sort.labels.apply}
          </button>
        </noscript>
      )}
      {children}
    </form>
  );
}
