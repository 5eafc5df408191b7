/** One step of a painting; it pauses after each row, so that it can be left unfinished there. */
export type PaintStage = Generator<void, void, void>;
