/** What the ids of a gallery's items begin with: `#gallery-7-image-42` leads to one, `#image-42` where the gallery has no id. */
export const anchorPrefixOf = (galleryId: string | undefined) =>
  galleryId === undefined ? 'image-' : `gallery-${galleryId}-image-`;
