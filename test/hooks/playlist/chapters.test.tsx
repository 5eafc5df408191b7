import { act, render } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { usePlaylist, type PlaylistVideo, type UsePlaylistOptions } from '@loggia/hooks';

/** A single video listed by chapters: each has a URL with a start time as its id, and an end time. */
const CHAPTERS: readonly PlaylistVideo[] = [
  { provider: 'youtube', id: 'https://youtu.be/M7lc1UVf-VE?t=0', title: 'Harbour', endSeconds: 60 },
  { provider: 'youtube', id: 'https://youtu.be/M7lc1UVf-VE?t=60', title: 'Quay', endSeconds: 180 },
  { provider: 'youtube', id: 'https://youtu.be/M7lc1UVf-VE?t=3m', title: 'Mole' },
];
const page = { videos: CHAPTERS, tokens: {} };

function Chapters(options: Partial<UsePlaylistOptions>) {
  const playlist = usePlaylist({ initialPage: page, ...options });
  const { player } = playlist;
  const { sandbox, title, ...frame } = player.getFrameProps();
  return (
    <>
      <section {...playlist.getPlayerAreaProps()}>
        <div {...player.getContainerProps()}>
          {player.isMounted && <iframe {...frame} sandbox={sandbox} title={title} />}
        </div>
        <output>{playlist.video?.title}</output>
        <button onClick={() => playlist.playNext()}>Next</button>
      </section>
      <ul {...playlist.getListProps()}>
        {playlist.videos.map((video) => (
          <li key={video.id}>
            <a {...playlist.getItemProps({ video })}>{video.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function visit(options: Partial<UsePlaylistOptions> = {}) {
  const { container } = render(<Chapters {...options} />);
  const link = (title: string) =>
    [...container.querySelectorAll('a')].find(({ textContent }) => textContent === title) ?? expect.unreachable(title);
  return {
    link,
    next: () => act(() => container.querySelector('button')?.click()),
    playing: () => container.querySelector('output')?.textContent,
    marked: () => [...container.querySelectorAll('li [aria-current]')].map(({ textContent }) => textContent),
    piece() {
      const { pathname, searchParams } = new URL(container.querySelector('iframe')?.src ?? 'about:blank');
      return [pathname, Number(searchParams.get('start') ?? 0), searchParams.get('end')];
    },
  };
}

test('in a playlist of chapters of one video, only the first chapter is current', () => {
  const { marked, piece } = visit();
  expect(marked()).toEqual(['Harbour']);
  expect(piece()).toEqual(['/embed/M7lc1UVf-VE', 0, '60']);
});

test.each([
  ['Quay', 60, '180'],
  ['Mole', 180, null],
])('the initial chapter %s plays from its start to its end', (name, start, end) => {
  const { marked, piece } = visit({ defaultVideoId: CHAPTERS.find(({ title }) => title === name)?.id ?? '' });
  expect(marked()).toEqual([name]);
  expect(piece()).toEqual(['/embed/M7lc1UVf-VE', start, end]);
});

test('a clicked chapter plays, and only this chapter is current', () => {
  const { link, marked, playing } = visit();
  act(() => link('Quay').click());
  expect(playing()).toBe('Quay');
  expect(marked()).toEqual(['Quay']);
});

test('playNext moves through the chapters and wraps to the first chapter', () => {
  const { marked, next, playing } = visit();
  const titles = CHAPTERS.map(() => {
    next();
    return playing();
  });
  expect(titles).toEqual(['Quay', 'Mole', 'Harbour']);
  expect(marked()).toEqual(['Harbour']);
});

test('the link to a chapter points to its start time', () => {
  const { link } = visit();
  const addresses = CHAPTERS.map(({ title }) => new URL(link(title).href || 'about:blank'));
  expect(addresses.map(({ searchParams }) => searchParams.get('v'))).toEqual(CHAPTERS.map(() => 'M7lc1UVf-VE'));
  expect(addresses.map(({ searchParams }) => searchParams.get('t') ?? '0s')).toEqual(['0s', '60s', '180s']);
});

test('a Vimeo video whose id is a URL with a time links to that time', () => {
  const film: PlaylistVideo = { provider: 'vimeo', id: 'https://vimeo.com/76979871#t=90s', title: 'Dunes' };
  const { link } = visit({ initialPage: { videos: [film], tokens: {} } });
  expect(link('Dunes').href).toBe('https://vimeo.com/76979871#t=90s');
});
