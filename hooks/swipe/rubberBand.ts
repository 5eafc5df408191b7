import { SWIPE_RUBBER_BAND } from './constants.ts';

/** How far something gives way that is pulled by `distance` where there is no way on; never by more than `room`. */
export function rubberBand(distance: number, room: number): number {
  if (room <= 0) return 0;
  const pulled = Math.abs(distance) * SWIPE_RUBBER_BAND;
  return (Math.sign(distance) * pulled * room) / (pulled + room);
}
