import { knownSize } from '../picture/knownSize.ts';
import type { LayoutSize } from './types.ts';

/**
 * The size at which an image covers a cell: as wide as the cell where the image is the taller of the two, as high where it
 * is the wider. A size that is not known is taken to have the cell's ratio. The kit lets CSS do the fitting
 * (`object-fit: cover`) and needs the size to tell the browser which file to load.
 */
export function coverFit(
  cell: LayoutSize,
  image: { readonly width?: number | undefined; readonly height?: number | undefined },
): LayoutSize {
  const known = knownSize(image);
  if (!known) return cell;
  const ratio = known.width / known.height;
  return cell.width > cell.height * ratio
    ? { width: cell.width, height: cell.width / ratio }
    : { width: cell.height * ratio, height: cell.height };
}
