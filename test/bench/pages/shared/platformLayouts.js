const GAP_PX = 4;
const SIZE_PX = 200;

/** A single pass over the images, each of which goes into the shortest column. */
export function placeMasonry(images, width) {
  const columns = Math.max(1, Math.floor(width / SIZE_PX));
  const columnWidth = (width - GAP_PX * (columns - 1)) / columns;
  const heights = Array.from({ length: columns }, () => 0);
  const rectangles = images.map(({ thumbnail }) => {
    const column = heights.indexOf(Math.min(...heights));
    const height = (columnWidth * thumbnail.height) / thumbnail.width;
    const top = heights[column];
    heights[column] += height + GAP_PX;
    return { top, left: column * (columnWidth + GAP_PX), width: columnWidth, height };
  });
  return { rectangles, height: Math.max(...heights) };
}

/** A single pass over the images. A row ends as soon as it is full. */
export function placeRows(images, width) {
  const rectangles = [];
  let row = [];
  let ratios = 0;
  let top = 0;
  const finish = (height) => {
    let left = 0;
    for (const ratio of row) {
      rectangles.push({ top, left, width: ratio * height, height });
      left += ratio * height + GAP_PX;
    }
    top += height + GAP_PX;
    row = [];
    ratios = 0;
  };
  for (const { thumbnail } of images) {
    const ratio = thumbnail.width / thumbnail.height;
    row.push(ratio);
    ratios += ratio;
    const height = (width - GAP_PX * (row.length - 1)) / ratios;
    if (height <= SIZE_PX) finish(height);
  }
  if (row.length > 0) finish(SIZE_PX);
  return { rectangles, height: top };
}
