/** Number of images left on one side of the current image at which more images are requested. */
export const LOAD_MORE_DISTANCE = 3;
