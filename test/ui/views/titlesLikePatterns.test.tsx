import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import {
  useAlbum,
  useFilmstrip,
  useGallery,
  useLightbox,
  useMediaUpload,
  usePlaylist,
  usePostEmbed,
  useShare,
} from '@loggia/hooks';
import { createStaticAlbums, createStaticPlaylist } from '@loggia/hooks/static';
import { settle } from '../../helpers/settle.ts';

/** Titles that could be mistaken for placeholders in labels or replacement patterns. */
const TITLES = [
  'Cash $& carry',
  'Saved $$, spent $1',
  "Dollar$' worth",
  'Dollar$` worth',
  'The $<title> of it',
  '{title}',
  '{index} of {count}',
  '{name}, {constructor} and {__proto__}',
  String.raw`C:\1\2`,
];

describe.each(TITLES)('the text %j', (title) => {
  test('is used literally in the names of a thumbnail and its filmstrip thumbnail', () => {
    const images = [
      { id: '1', url: '/1.jpg', title: 'Quay' },
      { id: '2', url: '/2.jpg', title },
    ];
    const { result } = renderHook(() => {
      const lightbox = useLightbox({ images, effect: 'none' });
      return { lightbox, gallery: useGallery({ images }), filmstrip: useFilmstrip(lightbox) };
    });
    expect(result.current.gallery.nameOf(1)).toBe(title);
    act(() => void result.current.lightbox.open('2'));
    expect(result.current.lightbox.image?.title).toBe(title);
    expect(result.current.filmstrip.getThumbnailProps({ index: 1 })['aria-label']).toBe(`Image 2, ${title}`);
  });

  test('is used literally in the name of an album entry', async () => {
    const { albums: source } = createStaticAlbums({
      album: {
        id: '1',
        title: 'Journeys',
        entries: [{ id: '11', title, images: [{ id: '1', url: '/1.jpg', title: 'Quay' }] }],
      },
    });
    const { result } = renderHook(() => useAlbum({ source, urlCodec: false }));
    await settle(() => expect(result.current.entries).toHaveLength(1));
    expect([title, `${title}, 1 image`]).toContain(result.current.nameOf(0));
  });

  test('is used literally in the name of a video in a playlist and its player', () => {
    const videos = [
      { provider: 'youtube', id: 'abcdefghij1', title: 'Quay' },
      { provider: 'youtube', id: 'abcdefghij2', title },
    ] as const;
    const source = createStaticPlaylist({ videos, perPage: 2 });
    const { result } = renderHook(() => usePlaylist({ source, initialPage: source.initialPage }));
    expect(result.current.getItemProps({ video: videos[1] })['aria-label']).toBe(`Play: ${title}`);
    act(() => result.current.playNext());
    expect(result.current.getPlayingStatusProps().children).toBe(`Now playing: ${title}`);
  });

  test("is used literally in the title of an embedded post's frame", () => {
    const post = {
      frameUrl: 'https://hills.test/1/embed/',
      url: 'https://hills.test/1/',
      title,
      siteName: '{title} $&',
    };
    const { result } = renderHook(() => usePostEmbed(post));
    expect(result.current.getFrameProps().title).toBe(`${title}, {title} $&`);
  });

  test('is used literally in the name of an uploaded file', () => {
    const { result } = renderHook(() => useMediaUpload({ upload: () => new Promise<never>(() => undefined) }));
    act(() => result.current.add([new File(['1'], title)]));
    const id = result.current.items[0]?.id ?? '';
    expect([
      result.current.getProgressProps({ id })['aria-label'],
      result.current.getCancelButtonProps({ id })['aria-label'],
    ]).toEqual([`Upload of ${title}`, `Stop ${title}`]);
  });

  test('is used literally as an image ID in a shared URL', () => {
    const image = { id: title, url: '/1.jpg' };
    const { result } = renderHook(() => useShare({ image }, { url: 'https://site.test/view/{imageId}?of={imageId}' }));
    const { pathname, searchParams } = new URL(result.current.url ?? '');
    expect([decodeURIComponent(pathname), searchParams.get('of')]).toEqual([`/view/${title}`, title]);
  });
});
