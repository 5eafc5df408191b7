export { FramePopup } from '../components/mediaPopup/FramePopup.tsx';
export { ImagePopup } from '../components/mediaPopup/ImagePopup.tsx';
