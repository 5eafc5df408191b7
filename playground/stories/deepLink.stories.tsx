import { useUrl } from './shared/useUrl.ts';
import {
  allParts,
  createLandscapes,
  LIGHTBOX_CONTROLS,
  LightboxStory,
  text,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Deep link' };

const MANY = createLandscapes(10_000);
const LANDSCAPES = createLandscapes(8);

function Address() {
  return <pre className="story story-log">{useUrl()}</pre>;
}

const Links = ({ hashes }: { readonly hashes: readonly string[] }) => (
  <p className="story">
    {hashes.map((hash) => (
      <span key={hash}>
        <a href={hash}>{hash}</a>{' '}
      </span>
    ))}
  </p>
);

const story = withControls(LightboxStory, {
  ...LIGHTBOX_CONTROLS,
  galleryId: text('7'),
  deepLink: toggle(true),
});

export const Default = story(
  <>
    <Links hashes={['#bwg7/3', '#bwg7/8']} />
    <LightboxStory
      hint="The hash opens the lightbox and follows the current image, a few times per second while an arrow key is held."
      galleryId="7"
    />
    <Address />
  </>,
);

export const TwoGalleriesWithTheSameId = story(
  <>
    <Links hashes={['#bwg7/3']} />
    <LightboxStory hint="Two lightboxes with the same gallery ID: only one of them opens." galleryId="7" />
    <LightboxStory hint="The second lightbox." galleryId="7" part="section" />
    <Address />
  </>,
);

const photoCodec = {
  parse(hash: string) {
    const imageId = /^#photo-(\w+)$/.exec(hash)?.[1];
    return imageId ? { galleryId: '7', imageId } : null;
  },
  format: ({ imageId }: { readonly imageId: string }) => `#photo-${imageId}`,
};

export const OwnCodec = story(
  <>
    <LightboxStory hint="The page defines the format of the URLs." galleryId="7" deepLink={photoCodec} />
    <Address />
  </>,
);

export const Failure = story(
  <>
    <Links hashes={['#bwg7/', '#bwg7/99999', '#bwg8/1', '#bwg7/%3Cscript%3E', '#contact']} />
    <LightboxStory hint="These hashes match no image and are ignored." images={LANDSCAPES} galleryId="7" />
    <Address />
  </>,
);

export const TenThousandItems = story(
  <>
    <Links hashes={['#bwg7/9999']} />
    <LightboxStory images={MANY} galleryId="7" />
    <Address />
  </>,
);

export const AllParts = allParts('Deep link', { Default, OwnCodec });
