export const images = Array.from({ length: 200 }, (_, index) => ({
  id: String(index + 1),
  url: `/photos/${index + 1}.svg`,
  thumbnail: { url: `/photos/${index + 1}.svg?small`, width: 300, height: 200 },
  width: 1200,
  height: 800,
  title: `Photo ${index + 1}`,
}));
