import { arrive, click, PRESSED, watched } from '../harness/lightboxPage.mjs';
import { pause, visit } from '../harness/visit.mjs';

const PAUSE_MS = 500;

/** Two boxes: where the picture is first seen, and where it stands once its controls are there. */
const MAX_BOXES = 2;

const isCalm = ({ moved, boxes }) => moved.length === 0 && boxes >= 1 && boxes <= MAX_BOXES;

const textOf = (verb, { moved, boxes }) => `${verb}: ${[...moved, `${boxes} boxes`].join(' ')}`;

/**
 * Opens a picture and changes it for a visitor who asks for less motion. Honoured is what neither animates a place or a size nor moves the picture
 * by script.
 */
export const measureMotion = (browser, address) =>
  visit(
    browser,
    `${address}&motion=default`,
    async (page) => {
      await arrive(page);
      const opening = await watched(page, ['motionAfter', 'click', PRESSED], () => click(page));
      await pause(PAUSE_MS);
      const press = () => page.keyboard.press('ArrowRight');
      const change = await watched(page, ['motionAfter', 'keydown', PRESSED + 1], press);
      return {
        honoursReducedMotion: isCalm(opening) && isCalm(change),
        motion: [textOf('opening', opening), textOf('change', change)].join(', '),
      };
    },
    { media: { reducedMotion: 'reduce' } },
  );
