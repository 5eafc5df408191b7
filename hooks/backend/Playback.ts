/** How far a player is. `unstarted` as long as it has not said anything else. */
export type Playback = 'unstarted' | 'playing' | 'paused' | 'ended';
