import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import type { ConsentSource, PlaylistSource, PlaylistVideo } from '@loggia/hooks';
import { Playlist, type PlaylistProps } from '@loggia/ui';
import { BarePlaylist } from './bare/BarePlaylist.tsx';
import { createVideos } from './shared/createVideos.ts';
import { allParts, createStaticPlaylist, stage, Story, toggle, withControls } from './shared/index.ts';

import { PLAYLIST_CONTROLS } from './shared/componentControls.ts';

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

/** Fails as if offline on every other request. */
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

const Stage = stage(Playlist, { videos: VIDEOS });

const PLAYING = { showPlayingTitle: true, showPlayingDescription: true };
const POPUP = { mode: 'popup', thumbnails: true, autonext: true } as const;

const story = withControls([Stage, ControlledDemo], PLAYLIST_CONTROLS);
const bareStory = withControls(BarePlaylist, { autonext: toggle(true) });

export const Default = story(
  <Stage hint="Click a video: it plays above. Tab moves between videos, and Enter plays one." player={PLAYING} />,
);

/** A controlled playlist: the app allows only the first three videos in the player. */
function ControlledDemo(options: Partial<PlaylistProps>) {
  const [videoId, setVideoId] = useState<string | null>('video-2');
  return (
    <Stage
      hint="The app allows only the first three videos."
      videos={VIDEOS.slice(0, 6)}
      player={PLAYING}
      videoId={videoId}
      onVideoChange={(video, details) => {
        if (FIRST_THREE.has(video?.id ?? '')) setVideoId(video?.id ?? null);
        else details.cancel();
      }}
      {...options}
    />
  );
}

export const Controlled = story(<ControlledDemo />);

export const List = story(
  <Stage hint="Small thumbnails. Long texts have a button." template="list" player={PLAYING} />,
);

export const Mix = story(<Stage hint="One large thumbnail, then smaller ones." template="mix" player={PLAYING} />);

export const Carousel = story(
  <Stage hint="One row of videos to scroll through." template="carousel" player={PLAYING} />,
);

export const PlayerOfAnotherShape = story(
  <Stage hint="A 4:3 player, 800 pixels wide." player={{ ...PLAYING, width: 800, aspectRatio: 4 / 3 }} />,
);

export const Popup = story(
  <Stage hint="Videos open in a dialog. Escape, Back and a click outside close it." {...PAGES} player={POPUP} />,
);

export const Pages = story(<Stage hint="Six videos per page, five pages." {...PAGES} player={PLAYING} />);

export const LoadMore = story(
  <Stage hint="Each click loads six more." {...PAGES} paging="loadMore" player={PLAYING} />,
);

export const Loading = story(
  <Stage hint="Click Next: there is no response, and the list stays." {...PAGES} source={SLOW} />,
);

export const Failure = story(
  <Stage
    hint="Every second image, video and page request fails."
    {...{ ...PAGES, source: FAILING, initialPage: { ...PAGED.initialPage, videos: BROKEN.slice(0, 6) } }}
    player={PLAYING}
  />,
);

export const SkipsFailedVideos = story(
  <Stage
    hint="Click the first video: it fails, shows a message for five seconds, and the second one plays."
    videos={BROKEN}
    player={{ ...PLAYING, autonext: true }}
  />,
);

export const Consent = story(
  <Stage
    hint="Nothing loads from a provider before you agree."
    videos={HOSTED}
    requiresConsent
    consent={NOBODY_AGREED}
    player={PLAYING}
  />,
);

export const Empty = story(<Stage hint="A playlist without videos." videos={[]} player={{ mode: 'popup' }} />);

export const Clips = story(
  <Stage
    hint="Two seconds of each video, in a loop."
    videos={VIDEOS.slice(0, 6).map((video, index) => ({
      ...video,
      startSeconds: index / 2,
      endSeconds: index / 2 + 2,
    }))}
    player={{ ...PLAYING, loop: true }}
  />,
);

export const TenThousandVideos = story(
  <Stage
    hint="Virtualized: some dozens of videos are rendered."
    videos={MANY}
    columns={4}
    player={{ mode: 'popup' }}
  />,
);

export const BareHook = bareStory(
  <Story hint="The hook only, with custom markup.">
    <BarePlaylist playlist={PAGED} />
  </Story>,
);

export const AllParts = allParts('Playlist', { Default, List, Mix, Carousel });
