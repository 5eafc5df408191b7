import { useState } from 'react';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory, type LightboxStoryProps } from './shared/LightboxStory.tsx';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { useUrl } from './shared/useUrl.ts';
import { text, toggle } from './shared/controls.ts';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

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

const story = withControls([LightboxStory, ControlledDemo], {
  ...LIGHTBOX_CONTROLS,
  galleryId: text('7'),
  deepLink: toggle(true),
});

export const Default = story(
  <>
    <Links hashes={['#bwg7/3', '#bwg7/8']} />
    <LightboxStory
      hint="The hash opens the lightbox and follows the current image. Closing removes it."
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

export const Keyboard = story(
  <>
    <LightboxStory
      hint="Hold an arrow key: the URL updates a few times per second, and always for the last image."
      galleryId="7"
    />
    <Address />
  </>,
);

export const RightToLeft = story(<LightboxStory dir="rtl" galleryId="7" />);

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

/** The app controls whether the URL follows. */
function ControlledDemo(options: LightboxStoryProps) {
  const [isLinked, setIsLinked] = useState(true);
  return (
    <>
      <label className="story">
        <input type="checkbox" checked={isLinked} onChange={(event) => setIsLinked(event.target.checked)} /> the address
        follows
      </label>
      <LightboxStory hint="When disabled, the URL does not change." galleryId="7" deepLink={isLinked} {...options} />
      <Address />
    </>
  );
}

export const Controlled = story(<ControlledDemo />);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <LightboxStory hint="Images change without animation, and the URL still follows." galleryId="7" />
    <Address />
  </ReducedMotion>,
);

export const AllParts = allParts('Deep link', { Default, OwnCodec });
