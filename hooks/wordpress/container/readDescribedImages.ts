import { elementText } from '../elementText.ts';
import { parseGalleryImages } from '../parseGalleryImages.ts';
import type { ImagesOf } from '../types.ts';

/** Below the one image of an image browser, and below each image of a blog, by its id. */
const BROWSER_TEXT = '[class*="bwg_image_browser_image_desp"]';
const BLOG_TEXT = '[id^="desc"]';

/**
 * The images of an image browser or a blog with their descriptions, which stand beside the items there. For the option `imagesOf`;
 * undefined where there are no such texts.
 */
export const readDescribedImages: ImagesOf = (answer, context) => {
  const browserText = answer.querySelector(BROWSER_TEXT);
  const blogTexts = [...answer.querySelectorAll(BLOG_TEXT)];
  if (!browserText && blogTexts.length === 0) return undefined;
  return parseGalleryImages(answer, context).images.map((image) => {
    const own = browserText ?? blogTexts.find(({ id }) => id === `desc${image.id}`);
    return { ...image, description: image.description ?? elementText(own) };
  });
};
