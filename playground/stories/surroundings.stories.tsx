import { useRef, useState } from 'react';
import { ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import { allParts, createLandscapes, GALLERY_CONTROLS, Story, withControls } from './shared/index.ts';

export default { title: 'Page around a gallery' };

const LANDSCAPES = createLandscapes(6);

/** A form around a gallery receives only events of its own fields, none from the lightbox. */
function DefaultDemo(options: Partial<ThumbnailGalleryProps>) {
  const [heard, setHeard] = useState(0);
  return (
    <Story hint="Open an image and its share menu, and type there. The surrounding form receives no events.">
      <form aria-label="Trip" onChange={() => setHeard(heard + 1)} onSubmit={(event) => event.preventDefault()}>
        <p>
          <label>
            Your trip <input name="trip" />
          </label>{' '}
          <output>Changes heard: {heard}</output>
        </p>
        <ThumbnailGallery images={LANDSCAPES} {...options} />
      </form>
    </Story>
  );
}

const story = withControls([ThumbnailGallery, DefaultDemo, InAnotherModalDemo], GALLERY_CONTROLS);

export const Default = story(<DefaultDemo />);

function InAnotherModalDemo(options: Partial<ThumbnailGalleryProps>) {
  const modal = useRef<HTMLDialogElement>(null);
  return (
    <Story hint="The first Escape closes the lightbox, the second the page's own modal.">
      <button type="button" onClick={() => modal.current?.showModal()}>
        Open the album
      </button>
      <dialog ref={modal} aria-label="Album" style={{ inlineSize: '40rem' }}>
        <ThumbnailGallery images={LANDSCAPES} {...options} />
        <form method="dialog">
          <button>Close the album</button>
        </form>
      </dialog>
    </Story>
  );
}

export const InAnotherModal = story(<InAnotherModalDemo />);

export const WithAHashRouter = story(
  <Story hint="The router's path is in the hash (#/photos). No deep link replaces it, and Back still closes the lightbox.">
    <p>
      <a href="#/photos">Go to #/photos first</a>
    </p>
    <ThumbnailGallery images={LANDSCAPES} galleryId="7" />
  </Story>,
);

export const AllParts = allParts('Page around a gallery', { Default, WithAHashRouter });
