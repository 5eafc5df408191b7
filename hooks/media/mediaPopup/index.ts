export { popupMedia } from './popupMedia.ts';
export { useFramePopup } from './useFramePopup.ts';
export { useImagePopups } from './useImagePopups.ts';
export { useMediaLink } from './useMediaLink.ts';
export { useMediaPopup } from './useMediaPopup.ts';
export { POPUP_HOSTS } from './popupMedia.ts';
export { MEDIA_POPUP_LABELS } from './labels.ts';
export type { MediaPopupLabels } from './labels.ts';
export type { PopupHosts, PopupProvider } from './popupMedia.ts';
export type { PopupMedia } from './popupMedia.ts';
export type {
  UseFramePopupOptions,
  UseFramePopupResult,
  UseImagePopupsOptions,
  UseImagePopupsResult,
  UseMediaLinkOptions,
  UseMediaLinkResult,
  UseMediaPopupOptions,
  UseMediaPopupResult,
} from './types.ts';
