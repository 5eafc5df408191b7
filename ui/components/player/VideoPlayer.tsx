'use client';
import { PLAYER_HEIGHT_PX, PLAYER_WIDTH_PX } from '@loggia/hooks/player';
import { safeSource } from '@loggia/hooks/shared';
import type { UsePlayerResult } from '@loggia/hooks/player';
import { PlayerElement } from './PlayerElement.tsx';
import { PlayerGate } from './PlayerGate.tsx';

export interface VideoPlayerProps {
  readonly player: UsePlayerResult;
  readonly thumbnailUrl: string | undefined;
  /** In CSS pixels, where there is room for it; 0: all there is. */
  readonly width: number;
}

/** A player in its own shape from the first paint on, whatever it waits for: a poster, a question, a frame or a film. */
export function VideoPlayer({ player, thumbnailUrl, width }: VideoPlayerProps) {
  const { isMounted, isBlocked, hasFailed } = player;
  // Attributes, because a strict policy drops styles that a server prints.
  const shape = width > 0 ? { width, height: (width * PLAYER_HEIGHT_PX) / PLAYER_WIDTH_PX } : { width: '100%' };
  return (
    <div {...player.getBoxProps({ className: 'loggia-player' })} data-full={width > 0 ? undefined : ''}>
      <svg {...shape} viewBox={`0 0 ${PLAYER_WIDTH_PX} ${PLAYER_HEIGHT_PX}`} aria-hidden />
      {thumbnailUrl && <img className="loggia-player-poster" src={safeSource(thumbnailUrl, 'image')} alt="" />}
      {isMounted && <PlayerElement player={player} />}
      {(isBlocked || hasFailed) && <PlayerGate player={player} />}
    </div>
  );
}
