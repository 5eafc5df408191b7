import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VideoPlayerEvent } from '@loggia/hooks';
import { createFrameDriver } from '../../../hooks/media/player/engine/createFrameDriver.ts';
import type { PlaylistFrameProtocol } from '../../../hooks/media/player/types.ts';
import { vimeoProtocol, youTubeProtocol } from '../../../hooks/media/player/frameProtocols.ts';

const ORIGIN = 'https://films.example';
const PAUSE: unknown = youTubeProtocol.pause;

let frame: HTMLIFrameElement;
let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  frame = document.body.appendChild(document.createElement('iframe'));
});
afterEach(() => {
  life.abort();
  frame.remove();
});

/** Connects to an autoplay frame and records its events and the messages sent to it. */
function drive(protocol: PlaylistFrameProtocol = youTubeProtocol) {
  const heard: VideoPlayerEvent[] = [];
  const told = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockReturnValue();
  const listen = (event: VideoPlayerEvent) => void heard.push(event);
  const options = { frame, protocol, origin: ORIGIN, autoplay: true, listen };
  const driver = createFrameDriver({ ...options, signal: life.signal });
  const say = (event: string, info?: number, origin = ORIGIN) => {
    const data = JSON.stringify({ event, info });
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  };
  return { driver, heard, told, say };
}

describe('an iframe player paused before its video has started', () => {
  test('is paused again if the video starts late', () => {
    const { driver, heard, told, say } = drive();
    say('onReady');
    driver.pause();
    told.mockClear();
    say('onStateChange', 1);
    expect(heard).toEqual([{ type: 'ready' }]);
    expect(told).toHaveBeenCalledExactlyOnceWith(PAUSE, ORIGIN);
  });

  test('keeps playing if the user started it inside the iframe', () => {
    const { driver, heard, told, say } = drive();
    say('onReady');
    driver.pause();
    told.mockClear();
    frame.focus();
    say('onStateChange', 1);
    expect(heard.at(-1)).toMatchObject({ type: 'playback', playback: 'playing' });
    expect(told).not.toHaveBeenCalled();
  });
});

test('messages from other origins are ignored', () => {
  const { heard, say } = drive();
  say('onStateChange', 1, 'https://elsewhere.example');
  expect(heard).toEqual([]);
  say('onReady');
  expect(heard).toEqual([{ type: 'ready' }]);
});

test('an unlisted Vimeo video is not loaded via `postMessage`, because its key is part of the URL', () => {
  const { driver, told, say } = drive(vimeoProtocol);
  say('ready');
  told.mockClear();
  expect(driver.load({ id: '76979871/8272103f6e' }, true)).toBe(false);
  expect(told).not.toHaveBeenCalled();
  expect(driver.load({ id: '76979871' }, true)).toBe(true);
});
