export { Lightbox } from './Lightbox.tsx';
export type { LightboxProps } from './Lightbox.tsx';
export { FullLightbox } from './FullLightbox.tsx';
export type { FullLightboxProps } from './FullLightbox.tsx';
export { FullLightboxBar, FullLightboxDialog, FullLightboxTexts, FullLightboxView } from './FullLightboxParts.tsx';
export type { FullLightboxBarProps, FullLightboxViewProps } from './FullLightboxParts.tsx';
export { LightboxRoot } from './LightboxRoot.tsx';
export type { LightboxRootProps } from './LightboxRoot.tsx';
export type { LightboxGalleryProps } from './LightboxRootContext.ts';
export { LightboxDialog, LightboxView } from './LightboxDialog.tsx';
export type { LightboxDialogProps, LightboxSize } from './LightboxDialog.tsx';
export { LightboxSlides } from './LightboxSlides.tsx';
export type { LightboxSlidesProps } from './LightboxSlides.tsx';
export {
  LightboxAnnouncement,
  LightboxArrows,
  LightboxCloseButton,
  LightboxFailure,
  LightboxSpinner,
} from './LightboxParts.tsx';
export { LightboxCaption, LightboxTexts } from './LightboxCaption.tsx';
export type { LightboxCaptionProps } from './LightboxCaption.tsx';
export { LightboxDecoration, useLightboxDecorations } from './LightboxDecoration.tsx';
export type { LightboxDecorationProps, LightboxDecorations } from './LightboxDecoration.tsx';
