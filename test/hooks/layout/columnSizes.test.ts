// @vitest-environment node
import { expect, test } from 'vitest';
import { columnSizes } from '../../../hooks/gallery/layout/useMasonry.ts';
import { thumbnailSizes } from '../../../hooks/gallery/layout/index.ts';

test.each([
  { thumbnailSize: 250, maxColumns: 5 },
  { thumbnailSize: 180, maxColumns: 1 },
  { thumbnailSize: 400, maxColumns: Infinity },
  { thumbnailSize: 300, maxColumns: 8, resizable: false },
])('columnSizes sizes a square in masonry columns like a square in a grid: %o', (options) => {
  const { thumbnailSize } = options;
  const square = { ...options, thumbnailWidth: thumbnailSize, thumbnailHeight: thumbnailSize };
  expect(columnSizes(options)).toBe(thumbnailSizes(square, {}));
});
