import '@loggia/ui/styles.css';
import { useState } from 'react';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import type { ImportedPhoto, PhotoImportResponse, PhotoImporter } from '@loggia/hooks';
import { PhotoImport } from '@loggia/ui';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { range } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { overNetwork } from './shared/network.ts';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Photo import' };

const DELAY_MS = 400;

const wait = (signal: AbortSignal, ms = DELAY_MS) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const photo = (index: number): ImportedPhoto => ({
  code: `post-${index}`,
  title: `Photo ${index}`,
  description: '',
  url: `https://photos.example/${index}.jpg`,
  thumbnailUrl: undefined,
  pageUrl: undefined,
  fileType: 'EMBED_OEMBED_INSTAGRAM_IMAGE',
  width: undefined,
  height: undefined,
  date: undefined,
});

/** An importer simulated in the page. It accepts any token. */
function createImporter(response: (count: number) => PhotoImportResponse): PhotoImporter {
  return overNetwork({
    async load({ imageCount }, { signal }) {
      await wait(signal);
      signal.throwIfAborted();
      return response(imageCount);
    },
  });
}

const photos = (count: number): PhotoImportResponse => ({
  type: 'photos',
  photos: Array.from({ length: count }, (_, index) => (index % 5 === 4 ? null : photo(index + 1))),
});

const GOOD = createImporter(photos);
const REFUSED = createImporter(() => ({ type: 'refused', message: 'User has no posts.' }));
const SILENT = createImporter(() => ({ type: 'nothing' }));
const EMPTY = createImporter(() => ({ type: 'photos', photos: [] }));
const OFFLINE = createImporter(() => {
  throw new OfflineError();
});
const LOGGED_OUT = createImporter(() => {
  throw new HttpStatusError(400);
});

interface ImportStoryProps {
  readonly hint: string;
  readonly importer?: PhotoImporter;
  readonly dir?: 'ltr' | 'rtl';
  readonly maxCount?: number;
  /** The maximum number of photos in the gallery. */
  readonly limit?: number;
}

function ImportStory({ hint, importer = GOOD, dir = 'ltr', maxCount, limit = Infinity }: ImportStoryProps) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  return (
    <Story hint={hint} dir={dir}>
      <PhotoImport
        importer={importer}
        maxCount={maxCount}
        addPhoto={async ({ title }, { signal }) => {
          await wait(signal, DELAY_MS / 4);
          if (titles.length >= limit) throw new OfflineError();
          setTitles((before) => [title, ...before]);
        }}
      />
      <ol>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </Story>
  );
}

const story = withControls(ImportStory, { maxCount: range(1, 100, 25), limit: range(0, 100, 100) });

export const Default = story(
  <ImportStory hint="Enter any account and token. Photos are added to the list one after the other." />,
);
export const Controlled = story(<ImportStory hint="At most three photos can be requested." maxCount={3} />);
export const Keyboard = story(
  <ImportStory hint="Enter in any field submits the form. Focus moves to the first invalid field." />,
);
export const RightToLeft = story(<ImportStory dir="rtl" hint="The form is mirrored." />);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <ImportStory hint="Nothing is animated here." />
  </ReducedMotion>,
);
export const RefusalFailure = story(<ImportStory importer={REFUSED} hint="The provider returns an error message." />);
export const SilentFailure = story(<ImportStory importer={SILENT} hint="The response is empty." />);
export const EmptyFailure = story(<ImportStory importer={EMPTY} hint="A list without photos." />);
export const OfflineFailure = story(<ImportStory importer={OFFLINE} hint="The device is offline." />);
export const LoggedOutFailure = story(<ImportStory importer={LOGGED_OUT} hint="The session has expired." />);
export const GalleryFailure = story(
  <ImportStory limit={0} hint="Adding photos fails. A retry does not request them again." />,
);
export const TenThousandPhotos = story(
  <ImportStory maxCount={10_000} hint="Request any number. Photos are added one after the other." />,
);

export const AllParts = allParts('Photo import', { Default, Controlled });
