import type { DownloadItem, DownloadProducts } from '../backend/PriceList.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { copiesOf } from './copiesOf.ts';
import { downloadKey } from './downloadKey.ts';
import type { FieldSetup } from './FieldSetup.ts';
import { messageId } from './messageId.ts';

interface ChangedField {
  readonly currentTarget: { readonly value: string; readonly checked: boolean };
}

/** Props of the field of one download: a check box, or a number of copies. */
export function createDownloadProps(downloads: DownloadProducts = { items: [] }, setup: FieldSetup) {
  const { id, labels, fields, choices, change, problem } = setup;
  const isWrong = problem === 'noDownload' || problem === 'noCopies';

  return ({ id: itemId, name }: DownloadItem) => {
    const own = {
      ref: fields.refFor(downloadKey(itemId)),
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? messageId(id) : undefined,
    };
    if (!downloads.isCounted) {
      return {
        ...own,
        type: 'checkbox',
        value: itemId,
        'aria-label': fillLabel(labels.chooseDownload, { name }),
        checked: copiesOf(downloads, itemId, choices) > 0,
        onChange: ({ currentTarget }: ChangedField) =>
          change({ type: 'copiesTyped', id: itemId, text: currentTarget.checked ? '1' : '0' }),
      };
    }
    return {
      ...own,
      type: 'number',
      inputMode: 'numeric' as const,
      min: 0,
      step: 1,
      'aria-label': fillLabel(labels.copiesOfDownload, { name }),
      value: choices.copies.get(itemId) ?? '0',
      onChange: ({ currentTarget }: ChangedField) =>
        change({ type: 'copiesTyped', id: itemId, text: currentTarget.value }),
      onBlur: () => change({ type: 'copiesLeft', id: itemId }),
    };
  };
}
