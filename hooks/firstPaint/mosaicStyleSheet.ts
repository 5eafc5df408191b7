import { breakingStep, breakingStepStart } from '../layout/breakingWidth.ts';
import { FIRST_PAINT_WIDTH_LIMIT_PX, MOSAIC_FIRST_PAINT_WIDTHS_PX } from '../layout/constants.ts';
import { planStyleSheet } from './planStyleSheet.ts';
import { resolveMosaicOptions } from '../layout/resolveMosaicOptions.ts';
import { rowStyleSheet } from './rowStyleSheet.ts';
import type { FirstPaintPlan, LayoutDirection, MosaicOptions } from '../layout/types.ts';

interface MosaicStyleSheetOptions extends MosaicOptions, FirstPaintPlan {
  readonly direction: LayoutDirection;
}

/**
 * The first paint of a mosaic: every image at its final place before any script runs. Empty for a resizable one, which follows
 * the window and not its container.
 */
export function mosaicStyleSheet(options: MosaicStyleSheetOptions): string {
  const { width, resizable, direction } = options;
  const { thumbnailSize, gap, totalWidth } = resolveMosaicOptions(options);
  if (width) return planStyleSheet(options, []);
  if (resizable) return '';
  const share = totalWidth / 100;
  const [narrowest, widest] = MOSAIC_FIRST_PAINT_WIDTHS_PX;

  if (direction === 'vertical') {
    const most = Math.floor(FIRST_PAINT_WIDTH_LIMIT_PX / (thumbnailSize + gap));
    const columns = Array.from({ length: most }, (_, index) => index + 1);
    const steps = columns.map((count) => (count * (thumbnailSize + gap) - gap) / share);
    const limit = steps.find((step) => step > widest);
    return planStyleSheet(options, steps, limit);
  }
  const first = breakingStep(narrowest * share);
  const last = breakingStep(widest * share);
  const steps = Array.from({ length: last - first + 1 }, (_, index) => breakingStepStart(first + index) / share);
  return rowStyleSheet({ ...options, gap }, steps, share);
}
