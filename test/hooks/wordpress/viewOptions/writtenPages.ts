/** A plugin page reduced to what determines an option. */
export interface WrittenPage {
  /** Attributes of the item container. */
  readonly attributes?: string;
  /** JSON parameters of a single-image view. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Rules of the page's style element. */
  readonly styles?: string;
  /** Markup of the items, instead of one ordinary item. */
  readonly items?: string;
  readonly above?: string;
  readonly below?: string;
}

interface ItemParts {
  readonly link?: string;
  readonly inPicture?: string;
  readonly belowPicture?: string;
  readonly after?: string;
}

function item({ link = 'data-image-id="1" href="/1.jpg"', inPicture = '', belowPicture = '', after = '' }: ItemParts) {
  const picture = `<div class="bwg-item1"><img data-id="1" src="/t.jpg" alt="One">${inPicture}</div>`;
  return `<div class="bwg-item"><a class="bwg-a" ${link}><div class="bwg-item0">${picture}</div>${belowPicture}</a>${after}</div>`;
}

const TITLE = '<div class="bwg-title1"><div class="bwg-title2">One</div></div>';
const CART = '<div class="bwg-ecommerce1"><i class="bwg_ecommerce"></i></div>';
const show = (content: string) => `<div class="bwg_slideshow_image_wrap_0">${content}</div>`;

/** Pages, keyed by a description of their content. */
export const WRITTEN_PAGES: Readonly<Record<string, WrittenPage>> = {
  'leading elsewhere': { items: item({ link: 'href="https://shop.test/"' }) },
  'a title': { above: '<div class="bwg_gal_title_0">Alps</div>' },
  'a description': { above: '<div class="bwg_gal_title_0"><p>High</p></div>' },
  'a button for more': { below: '<input id="bwg_load_more_0" value="on">' },
  'a search box': { above: '<input id="bwg_search_input_0" placeholder="Find">' },
  orders: { above: '<select class="bwg_order_0"></select>' },
  tags: { above: '<select class="search_tags"></select>' },
  'a video': { items: item({ inPicture: '<i class="bwg-icon-play"></i>' }) },
  'a cart on the picture': { items: item({ inPicture: CART }) },
  'a cart below': { items: item({ belowPicture: CART }) },
  'a ratio': {
    attributes: 'data-thumbnail-width="200"',
    styles: ['standard-thumbnails', 'album-thumbnails', 'album-extended']
      .flatMap((list) => [
        `#bwg_container1_1 .bwg-${list} .bwg-item1 { padding-top: 10%; }`,
        `#bwg_container1_0 .bwg-${list} .bwg-item1 { padding-top: 75%; }`,
      ])
      .join(''),
  },
  'a fixed width': {
    styles: ['standard-thumbnails', 'album-thumbnails']
      .map((list) => `#bwg_container1_0 .bwg-${list} .bwg-item { width: 250px !important; }`)
      .join(''),
  },
  'no title': { items: item({}) },
  'a title on the picture': { items: item({ inPicture: TITLE }) },
  'a title below': { items: item({ belowPicture: TITLE }) },
  'a description below': {
    items: item({ after: '<div class="bwg-thumb-description bwg-masonry-thumb-description">High</div>' }),
  },
  'a show': { items: show('') },
  'a show with texts': {
    items: show('<p class="bwg_slideshow_title_text_0">One</p><p class="bwg_slideshow_description_text_0">High</p>'),
  },
  'a song': { parameters: { enable_slideshow_music: 1 }, above: '<audio src="/song.mp3"></audio>' },
  'a width of the real browser': {
    styles:
      '#bwg_container1_0 #bwg_container2_0 .image_browser_images_0 { max-width: 100%; width: 100%; }' +
      '#bwg_container1_0 #bwg_container2_0 .bwg_image_browser_image_0 { padding: 4px; max-width: 600px; width: 98%; }' +
      '@media screen and (max-width: 465px) { #bwg_container1_0 .bwg_image_browser_image_0 { max-width: 90px } }',
  },
  'a width of the real blog': {
    styles: '#bwg_container1_0 #bwg_container2_0 .blog_style_images_0 { max-width: 100%; width: 600px; }',
  },
  'a width of the browser': { styles: '#bwg_container1_0 .image_browser_images_0 { width: 700px; }' },
  'a width of the blog': { styles: '#bwg_container1_0 .blog_style_images_0 { max-width: 640px; }' },
  'texts below': {
    items: item({
      after: '<p class="bwg_image_browser_image_alt_0">1</p><p class="bwg_image_browser_image_desp_0">2</p>',
    }),
  },
  'a blog with networks': {
    items: item({
      after:
        '<div id="bwg_blog_style_share_buttons_1"><i class="bwg_facebook"></i><i class="bwg_twitter"></i>' +
        '<i class="bwg_ctrl_btn bwg_pinterest"></i><i class="bwg_tumblr"></i></div>',
    }),
  },
  'a blog with comments': {
    items: item({ after: '<div id="bwg_blog_style_share_buttons_1"><i class="bwg_comment"></i></div>' }),
  },
  'texts of a blog': {
    items: item({
      after:
        '<p class="bwg_blog_style_title_0">1</p><p class="bwg_blog_style_share_buttons_image_alt0"><b id="desc1">2</b></p>',
    }),
  },
};

/** A page by its name, by an attribute (`data-x=1`) or by a parameter (`name: 1`); undefined for anything else. */
export function writtenPage(words: string): WrittenPage | undefined {
  const [, attribute, value] = /^(data-[\w-]+)=(.*)$/.exec(words) ?? [];
  if (attribute) return { attributes: `${attribute}="${value}"` };
  const [, parameter, json] = /^(\w+): (.*)$/.exec(words) ?? [];
  if (parameter && json) return { parameters: { [parameter]: JSON.parse(json) as unknown } };
  return WRITTEN_PAGES[words];
}
