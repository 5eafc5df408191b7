'use client';
import type { ReactElement } from 'react';
import { useMultiSelect, type UseMultiSelectOptions } from '@loggia/hooks/multiSelect';
import { menusChunk } from '../chunks.ts';
import { lateComponent } from '../lateComponent.tsx';
import { useKit } from '../KitProvider.tsx';
import { MultiSelectList } from './MultiSelectList.tsx';

export type MultiSelectProps = UseMultiSelectOptions;

/** If the positioning code fails to load, the list is rendered below its button. */
const LazyMultiSelectPopup = lateComponent(menusChunk, 'MultiSelectPopup', {
  Substitute: MultiSelectList,
  keepsSubstitute: true,
});

/** Renders a form field for selecting several items. In narrow viewports, its list floats over the page. */
export function MultiSelect(options: MultiSelectProps): ReactElement {
  const kit = useKit();
  const select = useMultiSelect({ ...options, labels: { ...kit.labels?.multiSelect, ...options.labels } });
  const props = { select, hasSearch: options.search === true, hasSelectAll: options.selectAll === true };
  return (
    <span className="loggia-multi-select">
      <button {...select.getTriggerProps({ className: 'loggia-multi-select-button' })} />
      {select.isOpen && (select.isFloating ? <MultiSelectList {...props} /> : <LazyMultiSelectPopup {...props} />)}
      {select.formEntries.map(({ name, value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <span {...select.getStatusProps({ className: 'loggia-visually-hidden' })} />
    </span>
  );
}
