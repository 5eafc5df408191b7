'use client';
import { forwardRef } from 'react';
import type { CSSProperties } from 'react';
import type { UseMultiSelectResult } from '@loggia/hooks/multiSelect';

export interface MultiSelectListProps {
  readonly select: UseMultiSelectResult;
  readonly hasSearch: boolean;
  readonly hasSelectAll: boolean;
  readonly style?: CSSProperties | undefined;
}

/** What a multi-select opens: search, select all, the list, OK and Cancel, each where it is wanted. */
export const MultiSelectList = forwardRef<HTMLDivElement, MultiSelectListProps>(function MultiSelectList(
  { select, hasSearch, hasSelectAll, style },
  ref,
) {
  const { isFloating, needsConfirm, mountedItems, noMatches } = select;
  // oxlint-disable-next-line react/refs -- the getter merges refs and reads none.
  const popupProps = select.getPopupProps({ ref: ref ?? undefined, style, className: 'loggia-multi-select-popup' });
  return (
    <div {...popupProps} data-floating={isFloating ? '' : undefined}>
      {hasSearch && <input {...select.getSearchProps()} />}
      {hasSelectAll && !noMatches && <button {...select.getSelectAllProps()} />}
      <ul {...select.getListProps()}>
        {mountedItems.map(({ item, gapPx }) => (
          <li key={item.value} {...select.getItemProps({ item, gapPx })} />
        ))}
      </ul>
      {noMatches && <p>{noMatches}</p>}
      {needsConfirm && (
        <div className="loggia-multi-select-buttons">
          <button {...select.getConfirmProps()} />
          <button {...select.getCancelProps()} />
        </div>
      )}
    </div>
  );
});
