import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import type { ConsentSource, PlaylistSource, PlaylistVideo } from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';
import { Playlist } from '@loggia/ui';
import type { PlaylistProps } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { BarePlaylist } from './bare/BarePlaylist.tsx';
import { createVideos } from './shared/createVideos.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import type { StoryProps } from './shared/Story.tsx';

export default { title: 'Playlist' };

const VIDEOS = createVideos(12);
const PAGED = createStaticPlaylist({ videos: createVideos(30), perPage: 6 });
const MANY = createVideos(10_000);
const BROKEN: readonly PlaylistVideo[] = VIDEOS.map((video, index) =>
  index % 2 === 0 ? { ...video, thumbnailUrl: 'data:image/png;base64,broken', url: 'data:video/webm;base64,' } : video,
);
const HOSTED: readonly PlaylistVideo[] = VIDEOS.map(({ title, description, thumbnailUrl }, index) => ({
  provider: index % 2 === 0 ? 'youtube' : 'vimeo',
  id: String(1000 + index),
  title,
  description,
  thumbnailUrl,
}));
const FIRST_THREE = new Set(VIDEOS.slice(0, 3).map(({ id }) => id));
const PAGES = { source: PAGED, initialPage: PAGED.initialPage, pageCount: PAGED.pageCount };
const NOBODY_AGREED: ConsentSource = { has: () => false, subscribe: () => () => undefined, grant: () => undefined };

/** Answers as a line would that is gone, and in the second try is back. */
function createFailing(): PlaylistSource {
  let attempts = 0;
  return {
    loadPage(request, options) {
      attempts += 1;
      return attempts % 2 === 1 ? Promise.reject(new OfflineError('No network.')) : PAGED.loadPage(request, options);
    },
  };
}
const FAILING = createFailing();
const SLOW: PlaylistSource = { loadPage: () => new Promise(() => undefined) };

type StageProps = PlaylistProps & Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const Stage = ({ hint = 'Press a video: it plays above.', dir, ...props }: StageProps) => (
  <Story hint={hint} dir={dir}>
    <Playlist videos={VIDEOS} {...props} />
  </Story>
);

const PLAYING = { width: 1000, showPlayingTitle: true, showPlayingDescription: true };
const POPUP = { mode: 'popup', thumbnails: true, autonext: true } as const;

export const Default = () => <Stage player={PLAYING} />;

/** The page decides: it lets nothing but the first three videos into the player. */
export function Controlled() {
  const [videoId, setVideoId] = useState<string | null>('video-2');
  return (
    <Stage
      hint="Only the first three videos may be played."
      videos={VIDEOS.slice(0, 6)}
      player={PLAYING}
      videoId={videoId}
      onVideoChange={(video, details) => {
        if (FIRST_THREE.has(video?.id ?? '')) setVideoId(video?.id ?? null);
        else details.cancel();
      }}
    />
  );
}

export const Keyboard = () => (
  <Stage
    hint="Tab goes from video to video, Enter plays, a long text has a button of its own."
    template="list"
    videos={VIDEOS.slice(0, 4)}
    player={{ width: 600 }}
  />
);

export const List = () => <Stage template="list" player={PLAYING} />;

export const Mix = () => <Stage template="mix" player={PLAYING} />;

export const Masonry = () => <Stage template="masonry" columns={4} player={PLAYING} />;

export const Carousel = () => <Stage template="carousel" player={PLAYING} />;

export const BigThumbnails = () => <Stage template="bigThumb" player={{ mode: 'popup' }} />;

export const SixColumns = () => <Stage columns={6} showDescriptions={false} player={{ width: 0 }} />;

export const FourByThree = () => <Stage thumbnailRatio={4 / 3} columns={4} player={PLAYING} />;

export const WithoutTexts = () => <Stage showTitles={false} showDescriptions={false} player={{ width: 600 }} />;

export const Popup = () => (
  <Stage hint="A video opens over the page. Escape, Back and a press beside it close it." {...PAGES} player={POPUP} />
);

export const Pages = () => <Stage hint="Six videos a page, five pages." {...PAGES} player={PLAYING} />;

export const LoadMore = () => <Stage hint="Six more with each press." {...PAGES} paging="loadMore" player={PLAYING} />;

export const Loading = () => (
  <Stage hint="Press Next: the answer never comes, and the list stays where it is." {...PAGES} source={SLOW} />
);

export const Failure = () => (
  <Stage
    hint="Every second picture and film fails, and so does every second question for a page."
    {...{ ...PAGES, source: FAILING, initialPage: { ...PAGED.initialPage, videos: BROKEN.slice(0, 6) } }}
    player={PLAYING}
  />
);

export const SkipsFailedVideos = () => (
  <Stage
    hint="Press the first video: it cannot be played, says so for five seconds, and the second follows."
    videos={BROKEN}
    player={{ ...PLAYING, autonext: true }}
  />
);

export const Consent = () => (
  <Stage
    hint="Nothing comes from a provider before the visitor wants it."
    videos={HOSTED}
    requiresConsent
    consent={NOBODY_AGREED}
    player={PLAYING}
  />
);

export const Empty = () => <Stage hint="There is nothing to see." videos={[]} player={{ mode: 'popup' }} />;

export const RightToLeft = () => (
  <Stage dir="rtl" hint="Everything mirrored." template="mix" {...PAGES} player={PLAYING} />
);

export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <Stage hint="The page is at the player at once." player={PLAYING} />
  </ReducedMotion>
);

export const Clips = () => (
  <Stage
    hint="Of each video two seconds, again and again."
    videos={VIDEOS.slice(0, 6).map((video, index) => ({
      ...video,
      startSeconds: index / 2,
      endSeconds: index / 2 + 2,
    }))}
    player={{ ...PLAYING, loop: true }}
  />
);

export const TenThousandVideos = () => (
  <Stage hint="Some dozens are on the page." videos={MANY} columns={4} player={{ mode: 'popup' }} />
);

export const BareHook = () => (
  <Story hint="The hook alone, with markup of its own.">
    <BarePlaylist playlist={PAGED} />
  </Story>
);
