'use client';
import type { UseMultiSelectResult } from '@loggia/hooks/multiSelect';
import type { PropGetter } from '@loggia/hooks/shared';

export interface MultiSelectListProps {
  readonly select: UseMultiSelectResult;
  readonly hasSearch: boolean;
  readonly hasSelectAll: boolean;
  /** Returns the props that position the element. @default none, so the stylesheet positions the element */
  readonly getPositionProps?: PropGetter<'div'> | undefined;
}

/**
 * Renders the pop-up of a multi-select. It contains the list and, optionally, a search field and Select All, OK and
 * Cancel.
 */
export function MultiSelectList({ select, hasSearch, hasSelectAll, getPositionProps }: MultiSelectListProps) {
  const { isFloating, needsConfirm, filteredItems, noMatches } = select;
  const popup = { className: 'loggia-multi-select-popup' };
  const popupProps = select.getPopupProps(getPositionProps?.(popup) ?? popup);
  return (
    <div {...popupProps} data-floating={isFloating ? '' : undefined}>
      {hasSearch && <input {...select.getSearchProps()} />}
      {hasSelectAll && !noMatches && <button {...select.getSelectAllProps()} />}
      <ul {...select.getListProps()}>
        {filteredItems.map((item) => (
          <li key={item.value} {...select.getItemProps({ item })} />
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
}
