import '@loggia/ui/styles.css';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import type { GalleryArchive } from '@loggia/hooks';
import { ArchiveLink, MosaicGallery } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { Story } from './shared/Story.tsx';
import type { StoryProps } from './shared/Story.tsx';

export default { title: 'Archive' };

const LANDSCAPES = createLandscapes(8);

/** An empty zip, which every program opens. */
const EMPTY = new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

function createArchive(load: GalleryArchive['load']): GalleryArchive {
  return { addressOf: () => '/landscapes.zip', load };
}

const good = createArchive(async () => ({ file: new Blob([EMPTY]), name: 'landscapes.zip' }));
const endless = createArchive(async () => new Promise(() => undefined));
const broken = createArchive(async () => {
  throw new HttpStatusError(500);
});
const offline = createArchive(async () => {
  throw new OfflineError();
});

interface ArchiveStoryProps extends Pick<StoryProps, 'hint'>, Partial<Pick<StoryProps, 'dir'>> {
  readonly archive: GalleryArchive;
}

const ArchiveStory = ({ hint, dir, archive }: ArchiveStoryProps) => (
  <Story hint={hint} dir={dir}>
    <MosaicGallery direction="horizontal" images={LANDSCAPES} lightbox={false} />
    <div className="loggia-archive">
      <ArchiveLink archive={archive} />
    </div>
  </Story>
);

export const Default = () => <ArchiveStory hint="An empty zip is saved." archive={good} />;
export const Loading = () => <ArchiveStory hint="It never comes: take it back." archive={endless} />;
export const ServerFailure = () => <ArchiveStory hint="The server falls over. Try again." archive={broken} />;
export const Offline = () => <ArchiveStory hint="There is no network." archive={offline} />;
export const RightToLeft = () => <ArchiveStory hint="The link stands at the right." dir="rtl" archive={good} />;
