import { LightboxStory } from './shared/LightboxStory.tsx';
import { useForeignBanner } from './shared/useForeignBanner.ts';

export default { title: 'Overlay host' };

export function Default() {
  useForeignBanner();
  return (
    <LightboxStory
      hint="The banner is not ours. Open a picture: it stays, and can be pressed, by mouse and by Tab."
      overlays={{ adopt: '.story-banner' }}
    />
  );
}

export function WithoutTheOption() {
  useForeignBanner();
  return <LightboxStory hint="The same without the option: the lightbox covers the banner." />;
}
