import { fillLabel } from '../shared/fillLabel.ts';
import type { MultiSelectLabels } from './labels.ts';
import type { MultiSelectItem } from './multiSelectItem.ts';

/** The caption: the names of what is chosen, in the order of the list, or how many where that are more than `limit`. */
export function describeChoice(
  items: readonly MultiSelectItem[],
  values: readonly string[],
  limit: number,
  labels: MultiSelectLabels,
): string {
  const isChosen = new Set(values);
  const chosen = items.filter(({ value }) => isChosen.has(value));
  const count = chosen.length;
  if (count === 0) return labels.placeholder;
  if (count <= limit) return chosen.map(({ label }) => label).join(', ');
  return fillLabel(count === items.length ? labels.allSelected : labels.selected, { count });
}
