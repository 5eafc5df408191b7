// The effects that split an image into tiles or rotate it as a cube.
export { animateCube } from '../transition/engine/animateCube.ts';
export { animateTiles } from '../transition/engine/animateTiles.ts';
