// The imports that most stories need.
import '@loggia/ui/styles.css';

export { allParts } from './allParts.tsx';
export { choice, range, text, toggle } from './controls.ts';
export { createArchive } from './createArchive.ts';
export { createLandscapes } from './createLandscapes.ts';
export { breakSome, OFFLINE_SOURCE } from './failing.ts';
export { GALLERY_CONTROLS } from './galleryControls.ts';
export { HookDialog } from './HookDialog.tsx';
export { LIGHTBOX_CONTROLS, SETTING_CONTROLS, settingsOf, type SettingOptions } from './lightboxControls.ts';
export { LightboxStory, type LightboxStoryProps } from './LightboxStory.tsx';
export { overNetwork } from './network.ts';
export { stage } from './stage.tsx';
export {
  createStaticAlbums,
  createStaticBackend,
  createStaticContactForms,
  createStaticPlaylist,
} from './staticBackends.ts';
export { Story, type StoryProps } from './Story.tsx';
export { withControls } from './withControls.tsx';
