export { FramePopup } from '../mediaPopup/popups.tsx';
export { ImagePopup } from '../mediaPopup/popups.tsx';
