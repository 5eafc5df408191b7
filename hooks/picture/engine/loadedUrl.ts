/**
 * The file that the page has chosen of the widths and formats of a picture, by the picture's own address; that address where the
 * picture is not on the page. For showing it again without a second request. Not to be called on a server.
 */
export function loadedUrl(url: string): string {
  return [...document.images].find((image) => image.getAttribute('src') === url)?.currentSrc || url;
}
