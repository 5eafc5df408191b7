import '@loggia/ui/styles.css';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import type { GalleryArchive } from '@loggia/hooks';
import { ArchiveLink, JustifiedGallery } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { Story, type StoryProps } from './shared/Story.tsx';
import { toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { overNetwork } from './shared/network.ts';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Archive' };

const LANDSCAPES = createLandscapes(8);

/** An empty zip file, which every program can open. */
const EMPTY = new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

function createArchive(load: GalleryArchive['load']): GalleryArchive {
  return overNetwork({ urlOf: () => '/landscapes.zip', load });
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
  readonly enabled?: boolean;
}

const ArchiveStory = ({ hint, dir, archive, enabled }: ArchiveStoryProps) => (
  <Story hint={hint} dir={dir}>
    <JustifiedGallery direction="rows" images={LANDSCAPES} lightbox={false} />
    <div className="loggia-archive">
      <ArchiveLink archive={archive} enabled={enabled} />
    </div>
  </Story>
);

const story = withControls(ArchiveStory, { enabled: toggle(true) });

export const Default = story(<ArchiveStory hint="Saves an empty zip file." archive={good} />);
export const Loading = story(<ArchiveStory hint="The download never finishes. Cancel it." archive={endless} />);
export const ServerFailure = story(<ArchiveStory hint="The server fails. Try again." archive={broken} />);
export const Offline = story(<ArchiveStory hint="The device is offline." archive={offline} />);
export const RightToLeft = story(<ArchiveStory hint="The link is on the right." dir="rtl" archive={good} />);

export const AllParts = allParts('Archive', { Default });
