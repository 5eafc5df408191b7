import { fillLabel } from '../shared/fillLabel.ts';

/**
 * A name that tells a landmark of a gallery from those of the other galleries of its page, where it has a title.
 *
 * @example
 * <form {...search.getFormProps({ 'aria-label': landmarkName(search.labels.searchOf, title) })}>
 */
export function landmarkName(label: string, title: string | undefined): string | undefined {
  return title && fillLabel(label, { gallery: title });
}
