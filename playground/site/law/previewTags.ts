import { escapeHtml } from '../../server/wire/markup.ts';
import { ARTICLE_LINKS } from './content/articleLinks.ts';
import { FIRM } from './content/firm.ts';
import { lawPictures } from './pictures.ts';
import { pictureUrl } from './pictureUrl.ts';

export interface PreviewTexts {
  readonly title: string;
  readonly description: string;
}

/** Returns the page's canonical URL and the preview tags for links to it. */
export function previewTags({ origin, pathname }: URL, { title, description }: PreviewTexts): string {
  const article = ARTICLE_LINKS.find(({ slug }) => pathname === `/law/${slug}`);
  const picture = article?.picture ?? lawPictures.loggia;
  const address = origin + pathname;
  const properties = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', FIRM.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', origin + pictureUrl(picture, picture.jpegWidth, 'jpg')],
    ['og:image:alt', picture.alt],
  ] as const;
  const tags = properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`);
  return `<link rel="canonical" href="${escapeHtml(address)}">${tags.join('')}`;
}
