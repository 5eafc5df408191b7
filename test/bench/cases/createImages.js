const WIDTH = 1500;
const HEIGHT = 1000;

/** A BMP image with one pixel. Each SVG image would need its own document, which would distort the measurement. */
function pixelAddress(index) {
  const color = [index & 255, (index >> 8) & 255, 128];
  const header = [66, 77, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0];
  const bytes = [...header, ...Array.from({ length: 24 }, () => 0), ...color, 0];
  return `data:image/bmp;base64,${btoa(String.fromCodePoint(...bytes))}`;
}

/** The images for all cases. Each has its own data URL, so that no network is involved. */
export function createImages(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `Field ${index + 1}`,
    description: `The field with the number ${index + 1}.`,
    url: pixelAddress(index),
    width: WIDTH,
    height: HEIGHT,
    thumbnail: { url: pixelAddress(index + 20_000), width: WIDTH / 6, height: HEIGHT / 6 },
  }));
}
