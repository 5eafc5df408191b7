import { fillLabel } from '../shared/fillLabel.ts';
import type { LightboxLabels } from './labels.ts';
import type { ListSpan } from './ListSpan.ts';

/** "3 of 24, title", or "3 of 24", in the whole list. */
export const describePosition = (
  { position, positionWithoutTitle }: Pick<LightboxLabels, 'position' | 'positionWithoutTitle'>,
  index: number,
  { offset, total }: ListSpan,
  title = '',
): string => fillLabel(title ? position : positionWithoutTitle, { index: offset + index + 1, count: total, title });
