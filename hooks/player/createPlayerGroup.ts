import { createPageState } from '../shared/pageState.ts';
import type { PlayerGroup } from './types.ts';

/** Creates a group of players of which only one plays at a time. */
export function createPlayerGroup(): PlayerGroup {
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
export const pagePlayers: PlayerGroup = /* @__PURE__ */ createPageState('players', createPlayerGroup);
