import { fillLabel } from '../../shared/fillLabel.ts';
import type { AlbumArrival } from '../albumState.ts';
import type { AlbumDeskOptions } from '../AlbumDesk.ts';
import type { AlbumMove } from '../AlbumMove.ts';
import { showArrival } from './showArrival.ts';

/** What comes with a level that a move led to. */
export function createArrival(
  move: AlbumMove,
  options: Pick<AlbumDeskOptions, 'containerRef' | 'headingRef'>,
): AlbumArrival {
  return {
    tell({ title, position }, labels) {
      // How many more there are is said where the button for them is.
      if (move.reason === 'appending') return '';
      return move.reason === 'paging' ? position : fillLabel(labels.opened, { title });
    },
    show: () => showArrival(options, move),
  };
}
