export const stillYarl = { animation: { fade: 0, swipe: 0, navigation: 0 } };

export const toSlides = (images) =>
  images.map(({ url, title, description, width, height, thumbnail }) => ({
    src: url,
    alt: title,
    title,
    description,
    width,
    height,
    thumbnail: thumbnail.url,
  }));
