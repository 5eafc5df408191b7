/** The aspect ratios of the different image files. */
export const RATIOS = [1.5, 0.75, 1.33, 1, 1.78, 0.67];

const LARGE_PX = 1600;
const SMALL_PX = 320;

const scaled = (ratio, longest) =>
  ratio >= 1
    ? { width: longest, height: Math.round(longest / ratio) }
    : { width: Math.round(longest * ratio), height: longest };

/** The images for all subjects. harness/servePages.mjs serves `/photos/…`. */
export function createImages(count) {
  return Array.from({ length: count }, (_, index) => {
    const ratio = RATIOS[index % RATIOS.length];
    return {
      id: String(index),
      title: `Photo ${index + 1}`,
      description: `The photo with the number ${index + 1}.`,
      url: `/photos/large/${index}.jpg`,
      ...scaled(ratio, LARGE_PX),
      thumbnail: { url: `/photos/small/${index}.jpg`, ...scaled(ratio, SMALL_PX) },
    };
  });
}
