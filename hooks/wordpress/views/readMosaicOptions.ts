import type { MosaicOptions } from '../../layout/types.ts';
import { attributeOf } from '../attributeOf.ts';
import { toCount } from '../toCount.ts';
import { toFlag } from '../toFlag.ts';
import { toGap, toThumbnailSide } from './layoutNumbers.ts';
import { toLayoutDirection } from './readMasonryOptions.ts';
import type { WordPressMosaicOptions } from './types.ts';

/** Which mosaic it is, and its layout. Its padding is halved on each side (facts 9.3), so it is what stands between two images. */
export function readMosaicOptions(inner: Element | null): MosaicOptions & Pick<WordPressMosaicOptions, 'direction'> {
  const read = (name: string) => attributeOf(inner, `data-${name}`);
  const direction = toLayoutDirection(read('mosaic-direction'));
  const totalWidth = toCount(read('total-width'));
  return {
    direction,
    thumbnailSize: toThumbnailSide(read(direction === 'horizontal' ? 'height' : 'width')),
    gap: toGap(read('thumb-padding')),
    totalWidth: totalWidth && totalWidth <= 100 ? totalWidth : undefined,
    resizable: read('resizable') === '' ? undefined : toFlag(read('resizable')),
  };
}
