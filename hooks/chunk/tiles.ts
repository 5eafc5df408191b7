// The effects that cut a picture into tiles or turn it as a cube.
export { animateCube } from '../transition/engine/animateCube.ts';
export { animateTiles } from '../transition/engine/animateTiles.ts';
