import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Playlist } from '@loggia/ui';

test('playlist titles and descriptions have dir="auto"', () => {
  const html = renderToString(
    <Playlist
      videos={[{ provider: 'youtube', id: 'v1', title: 'The tide (1)', description: 'Waves, twice.' }]}
      player={{ showPlayingTitle: true, showPlayingDescription: true }}
    />,
  );
  expect(html.match(/<(?:p|span)[^>]* dir="auto"[^>]*>(?:The tide \(1\)|Waves, twice\.)/g)).toHaveLength(4);
});
