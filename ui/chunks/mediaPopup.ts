export { FramePopup } from '../components/mediaPopup/popups.tsx';
export { ImagePopup } from '../components/mediaPopup/popups.tsx';
