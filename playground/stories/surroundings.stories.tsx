import { useRef, useState } from 'react';
import { ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { createLandscapes } from './shared/createLandscapes.ts';
import { Story } from './shared/Story.tsx';

export default { title: 'Page around a gallery' };

const LANDSCAPES = createLandscapes(6);

/** A form around a gallery gets events of its own fields only, and none from the lightbox. */
export function Default() {
  const [heard, setHeard] = useState(0);
  return (
    <Story hint="Open a picture, open its share menu, type there: the form around it hears nothing of that.">
      <form aria-label="Trip" onChange={() => setHeard(heard + 1)} onSubmit={(event) => event.preventDefault()}>
        <p>
          <label>
            Your trip <input name="trip" />
          </label>{' '}
          <output>Changes heard: {heard}</output>
        </p>
        <ThumbnailGallery images={LANDSCAPES} />
      </form>
    </Story>
  );
}

export function InAnotherModal() {
  const modal = useRef<HTMLDialogElement>(null);
  return (
    <Story hint="The first Escape closes the lightbox, the second the page's own modal.">
      <button type="button" onClick={() => modal.current?.showModal()}>
        Open the album
      </button>
      <dialog ref={modal} aria-label="Album" style={{ inlineSize: '40rem' }}>
        <ThumbnailGallery images={LANDSCAPES} />
        <form method="dialog">
          <button>Close the album</button>
        </form>
      </dialog>
    </Story>
  );
}

export const WithAHashRouter = () => (
  <Story hint="The router's path is in the hash (#/photos): no deep link is written over it, Back closes all the same.">
    <p>
      <a href="#/photos">Go to #/photos first</a>
    </p>
    <ThumbnailGallery images={LANDSCAPES} galleryId="7" />
  </Story>
);
