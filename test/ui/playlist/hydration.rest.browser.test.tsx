import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Playlist, type PlaylistProps } from '@loggia/ui';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { plainVideos } from '../../helpers/plainVideos.ts';

const address = window.location.href;
afterEach(() => window.history.replaceState(null, '', address));

const boxes = (container: HTMLElement) =>
  [...container.querySelectorAll('.loggia-player, .loggia-video, .loggia-video-pages')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  });

test.each<[PlaylistProps, string]>([
  [{ template: 'grid' }, ''],
  [{ template: 'mix', player: { width: 0, showPlayingTitle: true } }, '#v3'],
  [{ template: 'carousel' }, '#v2'],
  [{ template: 'list', player: { mode: 'popup' } }, '#v2'],
])('hydrating a playlist (%o, hash %j) causes no layout shift', async (props, hash) => {
  const file = createStubPlayer();
  const app = (
    <StrictMode>
      <Playlist videos={plainVideos(7)} adapters={{ file }} {...props} />
    </StrictMode>
  );
  const container = document.createElement('main');
  container.style.width = '800px';
  container.innerHTML = renderToString(app);
  document.body.append(container);
  window.history.replaceState(null, '', `${address.replace(/#.*/, '')}${hash}`);
  const link = container.querySelector('.loggia-video-button');
  const before = boxes(container);
  expect(before.length).toBeGreaterThan(6);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, app, { onRecoverableError });
  await vi.waitFor(() => expect(container.querySelector('[data-measured], [data-ready]')).not.toBeNull());
  expect(onRecoverableError).not.toHaveBeenCalled();
  if (props.template === 'carousel') expect(boxes(container).slice(0, 4)).toEqual(before.slice(0, 4));
  else expect([boxes(container), container.querySelector('.loggia-video-button')]).toEqual([before, link]);
  // The video in the URL's hash is played a second later.
  const named = `[aria-current=true][href$="${hash.slice(1) || 'v1'}"]`;
  await vi.waitFor(() =>
    expect(container.querySelector(named) ?? container.querySelector('dialog[open]')).not.toBeNull(),
  );
  root.unmount();
  container.remove();
});
