import { arrive, click, PRESSED, watched } from '../harness/lightboxPage.mjs';
import { pause, visit } from '../harness/visit.mjs';

const PAUSE_MS = 500;

/** Two boxes: the initial position of the image, and its position once the controls are shown. */
const MAX_BOXES = 2;

const isCalm = ({ moved, boxes }) => moved.length === 0 && boxes >= 1 && boxes <= MAX_BOXES;

const textOf = (verb, { moved, boxes }) => `${verb}: ${[...moved, `${boxes} boxes`].join(' ')}`;

/**
 * Opens and changes an image with reduced motion. A subject honors the preference if it neither animates positions or sizes nor moves the image
 * with a script.
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
