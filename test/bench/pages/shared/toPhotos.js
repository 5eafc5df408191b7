/** Converts images for react-photo-album. */
export const toPhotos = (images) =>
  images.map(({ id, title, thumbnail }) => ({
    key: id,
    src: thumbnail.url,
    alt: title,
    width: thumbnail.width,
    height: thumbnail.height,
  }));
