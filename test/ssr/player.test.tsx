import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlaylistVideo } from '@loggia/hooks';
import { usePopupPlaylist } from '../helpers/usePopupPlaylist.ts';

const video: PlaylistVideo = { provider: 'youtube', id: 'abc', title: 'Film' };
const initialPage = { videos: [video], tokens: {} };

function Films() {
  const { player, popup, ...playlist } = usePopupPlaylist({ initialPage, player: { autoplay: true } });
  const { sandbox, title, ...frame } = player.getFrameProps();
  return (
    <section {...playlist.getPlayerAreaProps()}>
      {player.isMounted && <iframe {...frame} sandbox={sandbox} title={title} />}
      <a {...playlist.getItemProps({ video })}>{video.title}</a>
      <dialog {...popup.getDialogProps()} />
    </section>
  );
}

test('usePlaylist renders video links and no player on the server', () => {
  const html = renderToString(<Films />);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('href="https://www.youtube.com/watch?v=abc"');
  expect(html).toContain('aria-current="true"');
});
