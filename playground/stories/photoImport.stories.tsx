import { useState } from 'react';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import type { ImportedPhoto, PhotoImportResponse, PhotoImporter } from '@loggia/hooks';
import { PhotoImport } from '@loggia/ui';
import { allParts, overNetwork, range, stage, withControls } from './shared/index.ts';

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

interface ImportsProps {
  readonly importer: PhotoImporter;
  readonly maxCount?: number;
  /** The maximum number of photos in the gallery. */
  readonly limit?: number;
}

function Imports({ importer, maxCount, limit = Infinity }: ImportsProps) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  return (
    <>
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
    </>
  );
}

const Stage = stage(Imports, { importer: GOOD });

const story = withControls(Stage, { maxCount: range(1, 100, 25), limit: range(0, 100, 100) });

export const Default = story(
  <Stage hint="Enter any account and token. Photos are added to the list one after the other. Focus moves to the first invalid field." />,
);
export const Controlled = story(<Stage hint="At most three photos can be requested." maxCount={3} />);
export const RefusalFailure = story(<Stage importer={REFUSED} hint="The provider returns an error message." />);
export const SilentFailure = story(<Stage importer={SILENT} hint="The response is empty." />);
export const EmptyFailure = story(<Stage importer={EMPTY} hint="A list without photos." />);
export const OfflineFailure = story(<Stage importer={OFFLINE} hint="The device is offline." />);
export const LoggedOutFailure = story(<Stage importer={LOGGED_OUT} hint="The session has expired." />);
export const GalleryFailure = story(
  <Stage limit={0} hint="Adding photos fails. A retry does not request them again." />,
);
export const TenThousandPhotos = story(
  <Stage maxCount={10_000} hint="Request any number. Photos are added one after the other." />,
);

export const AllParts = allParts('Photo import', { Default, Controlled });
