import { HttpStatusError } from '@loggia/hooks/errors';
import { useUrl } from './shared/useUrl.ts';
import { allParts, createLandscapes, LIGHTBOX_CONTROLS, LightboxStory, withControls } from './shared/index.ts';

export default { title: 'History' };

const MANY = createLandscapes(10_000);

function Address() {
  return <pre className="story story-log">{useUrl()}</pre>;
}

const story = withControls(LightboxStory, LIGHTBOX_CONTROLS);

export const Default = story(
  <>
    <LightboxStory hint="Open an image, then use the browser's Back button. The lightbox closes and the page stays. Escape removes the history entry, too." />
    <Address />
  </>,
);
export const WithDeepLink = story(
  <>
    <LightboxStory hint="Back closes the lightbox, Forward opens it again." galleryId="7" />
    <Address />
  </>,
);
export const Off = story(
  <>
    <LightboxStory hint="Back leaves the page." history={false} />
    <Address />
  </>,
);
export const TenThousandItems = story(
  <LightboxStory images={MANY} hint="One history entry, however many images you view." />,
);

const FAILING_SOURCE = { load: () => Promise.reject(new HttpStatusError(500)) };

export const Failure = story(
  <LightboxStory
    hint="The list fails to load. Back still closes the lightbox."
    source={FAILING_SOURCE}
    thumbnails={createLandscapes(4)}
  />,
);

export const AllParts = allParts('History', { Default, Off });
