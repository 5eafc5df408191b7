/** From this many characters on, a description may be longer than its room, and the keyboard must reach it to scroll it. */
export const LONG_DESCRIPTION_LENGTH = 200;
