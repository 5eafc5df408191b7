/** The uploaded file lies in a hidden folder beside the thumbnails. Without the stamp, which belongs to the thumbnail. */
export function toOriginalAddress(thumbnailUrl: string | undefined): string | undefined {
  return thumbnailUrl?.includes('/thumb/')
    ? thumbnailUrl.replace('/thumb/', '/.original/').replace(/\?.*/s, '')
    : undefined;
}
