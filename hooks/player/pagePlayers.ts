import { createPageState } from '../shared/pageState.ts';
import { createPlayerBus } from './createPlayerBus.ts';
import type { PlayerBus } from './types.ts';

/** The players of this page. */
export const pagePlayers: PlayerBus = /* @__PURE__ */ createPageState('players', createPlayerBus);
