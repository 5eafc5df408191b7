import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PlaylistTemplate } from '@loggia/hooks';
import { Playlist, type PlaylistProps } from '@loggia/ui';
import { plainVideos } from '../helpers/plainVideos.ts';

const render = (props: PlaylistProps) => renderToString(<Playlist videos={plainVideos(600)} {...props} />);
const TEMPLATES: readonly PlaylistTemplate[] = ['grid', 'list', 'mix', 'masonry', 'carousel', 'bigThumb'];

describe.each(TEMPLATES)('a server-rendered playlist with the `%s` template', (template) => {
  test('contains the first videos as links, and no style attributes', () => {
    const html = render({ template });
    expect(html).toContain('href="/v1.webm"');
    expect(html).toContain('Video 2');
    expect(html.match(/<img /g)?.length).toBeLessThan(60);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
  });
});

test('a server-rendered playlist reserves space for the player and shows only a poster', () => {
  const html = render({ player: { width: 800 } });
  expect(html).toMatch(/<svg width="800" height="450" viewBox="0 0 1000 562.5"/);
  expect(html).toContain('loggia-player-poster');
  expect(html).not.toMatch(/<(?:video|iframe|dialog)/);
  expect(render({})).toContain('<svg width="100%" viewBox="0 0 1000 562.5"');
  expect(render({ player: { aspectRatio: 4 / 3 } })).toContain('viewBox="0 0 1000 750"');
});

test('a server-rendered playlist in pop-up mode contains no player', () => {
  expect(render({ player: { mode: 'popup' } })).not.toContain('loggia-player');
});
