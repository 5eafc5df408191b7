// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createPlayerGroup } from '../../../hooks/media/player/usePlayerGroup.ts';
import { frameProtocols } from '../../../hooks/media/player/frameProtocols.ts';
import { parsePlayerMessage } from '../../../hooks/media/player/engine/createFrameDriver.ts';
import type { FramePlayerName } from '../../../hooks/media/player/types.ts';

const read = (player: FramePlayerName, data: unknown) => {
  const message = parsePlayerMessage(data);
  return message && frameProtocols[player].read(message);
};

describe('player messages', () => {
  test.each<readonly [FramePlayerName, unknown, string | null]>([
    ['youtube', '{"event":"onStateChange","info":1}', 'playing'],
    ['youtube', '{"event":"onStateChange","info":0}', 'ended'],
    ['youtube', '{"event":"infoDelivery","info":{"playerState":2}}', 'paused'],
    ['youtube', '{"event":"infoDelivery","info":{"volume":2}}', null],
    ['youtube', '{"event":"onReady"}', null],
    ['vimeo', { event: 'play' }, 'playing'],
    ['vimeo', '{"event":"finish"}', 'ended'],
    ['dailymotion', 'event=video_end&id=1', 'ended'],
    ['dailymotion', 'event=apiready', null],
  ])('are read from %s with the data %j as %s', (player, data, expected) => {
    expect(read(player, data)).toBe(expected);
  });

  test.each([null, undefined, 7, [], [{ event: 'play' }], '', 'play', '{', '{"event":', '[]', 'x'.repeat(30_000)])(
    'are ignored if invalid: %j',
    (data) => {
      expect(read('vimeo', data)).toBeNull();
    },
  );

  test('never throw, whatever the data', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<FramePlayerName>('youtube', 'vimeo', 'dailymotion'),
        fc.anything(),
        (player, data) => {
          read(player, data);
          read(player, JSON.stringify(data));
        },
      ),
    );
  });
});

describe('a player in a group', () => {
  test('is paused when another player starts', () => {
    const players = createPlayerGroup();
    const [pauseFirst, pauseSecond] = [vi.fn<() => void>(), vi.fn<() => void>()];
    players.join(pauseFirst);
    players.join(pauseSecond).started();
    expect(pauseFirst).toHaveBeenCalledOnce();
    expect(pauseSecond).not.toHaveBeenCalled();
  });

  test('is not paused after leaving the group', () => {
    const players = createPlayerGroup();
    const pause = vi.fn<() => void>();
    players.join(pause).leave();
    players.join(() => undefined).started();
    expect(pause).not.toHaveBeenCalled();
  });
});
