import type { GalleryImage } from '@loggia/hooks';
import {
  BlogGallery,
  GalleryBrowser,
  ImageBrowser,
  MasonryGallery,
  ThumbnailGallery,
  type BlogGalleryProps,
  type BlogSlots,
  type BrowsingSlots,
  type GallerySlots,
  type ImageBrowserProps,
  type ImageBrowserSlots,
  type MasonryGalleryProps,
  type ThumbnailGalleryProps,
} from '@loggia/ui';
import './gallerySlots.css';
import {
  allParts,
  createLandscapes,
  createStaticBackend,
  GALLERY_CONTROLS,
  stage,
  Story,
  withControls,
} from './shared/index.ts';

import {
  BLOG_CONTROLS,
  BROWSER_CONTROLS,
  IMAGE_BROWSER_CONTROLS,
  MASONRY_CONTROLS,
} from './shared/componentControls.ts';

export default { title: 'Gallery slots' };

interface Photo extends GalleryImage {
  readonly camera: string;
}

const CAMERAS = ['Box camera', 'Field camera', 'Pinhole'];
const PHOTOS: readonly Photo[] = createLandscapes(12).map((image, index) => ({
  ...image,
  camera: CAMERAS[index % CAMERAS.length] ?? '',
}));
const pages = createStaticBackend({ images: PHOTOS, perPage: 4 });
const nothing = createStaticBackend({ images: [], perPage: 4 });

// Defined outside of components for a stable identity, so that images do not render with the component around the
// gallery.
const THUMBNAIL: GallerySlots<Photo> = {
  thumbnail: ({ image, children }) => (
    <>
      {children}
      <span className="slots-badge">{image.camera}</span>
    </>
  ),
};

const Gallery = stage<ThumbnailGalleryProps<Photo>>(ThumbnailGallery, { images: PHOTOS });
const Masonry = stage<MasonryGalleryProps<Photo>>(MasonryGallery, { images: PHOTOS });
const Browser = stage<ImageBrowserProps<Photo>>(ImageBrowser, { images: PHOTOS });
const Blog = stage<BlogGalleryProps<Photo>>(BlogGallery, { images: PHOTOS.slice(0, 3) });

const story = withControls(Gallery, GALLERY_CONTROLS);
const masonryStory = withControls(Masonry, MASONRY_CONTROLS);
const imageBrowserStory = withControls(Browser, IMAGE_BROWSER_CONTROLS);
const blogStory = withControls(Blog, BLOG_CONTROLS);

export const ABadgeOnEachThumbnail = story(
  <Gallery hint="The kit's link and image, with a badge that uses custom image data." slots={THUMBNAIL} />,
);

const LINK: GallerySlots<Photo> = {
  thumbnail: ({ image, name, linkProps: { href, ...props } }) => (
    <a {...props} href={href ?? '#'}>
      <img src={image.thumbnail?.url ?? image.url} alt={name} />
    </a>
  ),
};

export const ALinkOfYourOwn = story(
  <Gallery
    hint="A custom element with the link's props. It opens the lightbox, and focus returns to it."
    slots={LINK}
  />,
);

const IMAGE: GallerySlots<Photo> = {
  image: ({ hasFailed, imageProps: { alt, ...props }, children }) =>
    hasFailed ? children : <img {...props} alt={alt} style={{ borderRadius: '50%' }} />,
};

export const APictureOfYourOwn = story(
  <Gallery hint="Round images, with the files and sizes chosen by the kit." thumbnailHeight={250} slots={IMAGE} />,
);

const CAPTION_HEIGHT_PX = 64;

const CAPTION: GallerySlots<Photo> = {
  caption: ({ image, name }) => (
    <p className="slots-caption">
      <b>{name}</b>
      <span>{image.camera}</span>
    </p>
  ),
};

export const ACaptionBelow = story(
  <Gallery
    hint="Custom captions in 64 pixels reserved by the layout."
    titleDisplay="none"
    captionHeight={CAPTION_HEIGHT_PX}
    slots={CAPTION}
  />,
);

export const ACaptionInAMasonry = masonryStory(
  <Masonry hint="The same in a masonry layout." captionHeight={CAPTION_HEIGHT_PX} slots={CAPTION} />,
);

const AROUND: GallerySlots<Photo> = {
  title: ({ gallery }) => <h2>{`${gallery.total ?? 0} landscapes`}</h2>,
  pager: ({ gallery, children }) => (
    <>
      {children}
      <button type="button" className="loggia-text-button" onClick={() => gallery.goToPage(1)}>
        First page
      </button>
    </>
  ),
};

export const TitleAndPager = story(
  <Gallery
    hint="A title with a counter, and a button after the kit's arrows."
    images={undefined}
    backend={pages}
    slots={AROUND}
  />,
);

const STATUS: GallerySlots<Photo> = {
  status: ({ gallery }) => (
    <p {...(gallery.getStatusProps() as object)}>{gallery.status === 'empty' ? 'Come back in spring.' : undefined}</p>
  ),
};

export const AStatusOfYourOwn = story(
  <Gallery
    hint="A custom message for an empty gallery, in the hook's live region."
    images={undefined}
    backend={nothing}
    slots={STATUS}
  />,
);

const BROWSER: ImageBrowserSlots<Photo> = {
  imagePager: ({ gallery }) => (
    <p className="story-row">
      <button type="button" onClick={() => gallery.goToPage(gallery.page - 1)}>
        Earlier
      </button>
      {gallery.position}
      <button type="button" onClick={() => gallery.goToPage(gallery.page + 1)}>
        Later
      </button>
    </p>
  ),
};

export const AnImageBrowsersPager = imageBrowserStory(
  <Browser hint="Two buttons instead of arrows and page number." slots={BROWSER} />,
);

const BLOG: BlogSlots<Photo> = {
  actions: ({ image, children }) => (
    <>
      <span>{image.camera}</span>
      {children}
    </>
  ),
};

export const ActionsOfABlog = blogStory(<Blog hint="The camera model before comments and share links." slots={BLOG} />);

const AROUND_A_BROWSER: BrowsingSlots = {
  searchLine: ({ browsing, children }) => (
    <>
      {children}
      <button type="button" className="loggia-text-button" onClick={() => browsing.change({ search: 'lake' })}>
        Lakes
      </button>
    </>
  ),
  tagFilter: ({ browsing, tags }) => (
    <p className="story-row">
      {tags.map(({ id, name }) => (
        <label key={id}>
          <input
            type="radio"
            name="tag"
            checked={browsing.state.tagIds.includes(id)}
            onChange={() => browsing.change({ tagIds: [id] })}
          />
          {name}
        </label>
      ))}
    </p>
  ),
  loadMore: ({ more, buttonProps }) => (
    <button {...(buttonProps as object)}>{more.isComplete ? 'That is all' : 'Next page'}</button>
  ),
};

const CAMERA_TAGS = CAMERAS.map((name, index) => ({ id: String(index), name }));
const browsed = createStaticBackend({
  images: PHOTOS.map((photo, index) => ({ ...photo, tagIds: [String(index % CAMERAS.length)] })),
  perPage: 4,
});

const browserStory = withControls(GalleryBrowser, BROWSER_CONTROLS);

export const SearchLineTagsAndMore = browserStory(
  <Story hint="A saved search, tags as a select, and a custom “load more” button.">
    <GalleryBrowser backend={browsed} tags={CAMERA_TAGS} urlState={false} paging="button" slots={AROUND_A_BROWSER}>
      {(view) => <ThumbnailGallery {...view} slots={THUMBNAIL} />}
    </GalleryBrowser>
  </Story>,
);

export const AllParts = allParts('Gallery slots', {
  ABadgeOnEachThumbnail,
  ALinkOfYourOwn,
  APictureOfYourOwn,
  ACaptionBelow,
  ACaptionInAMasonry,
});
