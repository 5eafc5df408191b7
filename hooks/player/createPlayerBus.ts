import { createPageState } from '../shared/pageState.ts';
import type { PlayerBus } from './types.ts';

/** Players of which one plays at a time, whatever plays it. */
export function createPlayerBus(): PlayerBus {
  const seats = new Set<{ readonly pause: () => void }>();
  return {
    join(pause) {
      const seat = { pause };
      seats.add(seat);
      return {
        started() {
          for (const other of seats) if (other !== seat) other.pause();
        },
        leave: () => void seats.delete(seat),
      };
    },
  };
}

/** The players of this page. */
export const pagePlayers: PlayerBus = /* @__PURE__ */ createPageState('players', createPlayerBus);
