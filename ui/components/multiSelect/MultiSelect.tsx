'use client';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useMultiSelect } from '@loggia/hooks';
import type { UseMultiSelectOptions } from '@loggia/hooks';
import { useKit } from '../../useKit.ts';
import { MultiSelectList } from './MultiSelectList.tsx';
import type { MultiSelectListProps } from './MultiSelectList.tsx';

export type MultiSelectProps = UseMultiSelectOptions;

/** Without the code that finds room for it, the list stands below its button. */
const LazyPopup = lazy<ComponentType<MultiSelectListProps>>(() =>
  import('./MultiSelectPopup.tsx').then(
    ({ MultiSelectPopup }) => ({ default: MultiSelectPopup }),
    () => ({ default: MultiSelectList }),
  ),
);

/** A field in which a visitor chooses many of many. In narrow windows its list floats over the page. */
export function MultiSelect(options: MultiSelectProps): ReactElement {
  const kit = useKit();
  const select = useMultiSelect({ ...options, labels: { ...kit.labels?.multiSelect, ...options.labels } });
  const props = { select, hasSearch: options.search === true, hasSelectAll: options.selectAll === true };
  return (
    <span className="loggia-multi-select">
      <button {...select.getTriggerProps({ className: 'loggia-multi-select-button' })} />
      {select.isOpen && (
        <Suspense fallback={null}>
          {select.isFloating ? <MultiSelectList {...props} /> : <LazyPopup {...props} />}
        </Suspense>
      )}
      {select.formEntries.map(({ name, value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <span {...select.getStatusProps({ className: 'loggia-visually-hidden' })} />
    </span>
  );
}
