import type { GalleryPage } from '../backend/GallerySource.ts';
import { attributeOf } from './attributeOf.ts';
import { elementText } from './elementText.ts';
import { errorBlockText } from './errorBlockText.ts';
import { parseGalleryImages } from './parseGalleryImages.ts';
import { tellsMoreByScrolling } from './tellsMoreByScrolling.ts';
import { toCount } from './toCount.ts';
import type { AnswerContext } from './types.ts';

export interface ParsedGalleryPage {
  readonly page: GalleryPage;
  /** The lightbox address that goes with this page; it wins over the one of the outer container. '' for none. */
  readonly lightboxUrl: string;
  /** Items that the server says the page has and that are not in the markup. */
  readonly missingCount: number;
}

/** Title and description have one class: alone, the one that holds elements is the description. */
function parseHeadings(answer: ParentNode, instance: number): Pick<GalleryPage, 'title' | 'description'> {
  const headings = [...answer.querySelectorAll(`.bwg_gal_title_${instance}`)];
  const isDescriptionAlone = headings.length === 1 && Boolean(headings[0]?.firstElementChild);
  const [title, description] = isDescriptionAlone ? [undefined, headings[0]] : headings;
  return { title: elementText(title), description: elementText(description) };
}

/** A page of a gallery from the markup of the paging call, or of a whole container. */
export function parseGalleryPage(
  answer: ParentNode,
  instance: number,
  askedPage: number,
  context: AnswerContext,
): ParsedGalleryPage {
  const valueOf = (name: string) => attributeOf(answer.querySelector(`[id="${name}_${instance}"]`), 'value');
  const { images, itemCount } = parseGalleryImages(answer, context);
  const whole = context.imagesOf?.(answer, context);
  const told = toCount(valueOf('page_number'));
  const page = told || askedPage;
  // A "load more" site only tells that there is more, and so does one that loads by scrolling, by its script.
  const goesOn = Boolean(told) && (tellsMoreByScrolling(answer) ?? context.loadsByScrolling);
  const hasMore = goesOn || valueOf('bwg_load_more');
  const linked = toCount(attributeOf(answer.querySelector('[data-pages-count]'), 'data-pages-count'));
  const pageCount = Math.max(linked ?? (hasMore ? page + 1 : page), page);
  return {
    page: {
      images: whole ?? images,
      page,
      pageCount,
      total: pageCount === 1 ? (whole?.length ?? itemCount) : context.totalOf?.(answer),
      emptyMessage: errorBlockText(answer),
      ...parseHeadings(answer, instance),
    },
    lightboxUrl: attributeOf(answer.querySelector('.bwg-container[data-lightbox-url]'), 'data-lightbox-url'),
    missingCount: (toCount(valueOf('bwg_images_count')) ?? 0) - itemCount,
  };
}
