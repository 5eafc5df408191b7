import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import type { GalleryArchive } from '@loggia/hooks';
import { ArchiveLink, JustifiedGallery } from '@loggia/ui';
import { allParts, createLandscapes, overNetwork, stage, toggle, withControls } from './shared/index.ts';

export default { title: 'Archive' };

const LANDSCAPES = createLandscapes(8);

/** An empty zip file, which every program can open. */
const EMPTY = new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

function createZip(load: GalleryArchive['load']): GalleryArchive {
  return overNetwork({ urlOf: () => '/landscapes.zip', load });
}

const good = createZip(async () => ({ file: new Blob([EMPTY]), name: 'landscapes.zip' }));
const endless = createZip(async () => new Promise(() => undefined));
const broken = createZip(async () => {
  throw new HttpStatusError(500);
});
const offline = createZip(async () => {
  throw new OfflineError();
});

interface DownloadableProps {
  readonly archive: GalleryArchive;
  readonly enabled?: boolean;
}

function Downloadable({ archive, enabled }: DownloadableProps) {
  return (
    <>
      <JustifiedGallery direction="rows" images={LANDSCAPES} lightbox={false} />
      <div className="loggia-archive">
        <ArchiveLink archive={archive} enabled={enabled} />
      </div>
    </>
  );
}

const Stage = stage(Downloadable, { archive: good });

const story = withControls(Stage, { enabled: toggle(true) });

export const Default = story(<Stage hint="Saves an empty zip file." archive={good} />);
export const Loading = story(<Stage hint="The download never finishes. Cancel it." archive={endless} />);
export const ServerFailure = story(<Stage hint="The server fails. Try again." archive={broken} />);
export const Offline = story(<Stage hint="The device is offline." archive={offline} />);

export const AllParts = allParts('Archive', { Default });
