import { LightboxStory } from './shared/LightboxStory.tsx';
import type { LightboxStoryProps } from './shared/LightboxStory.tsx';
import { useForeignBanner } from './shared/useForeignBanner.ts';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Overlay host' };

function DefaultDemo(options: LightboxStoryProps) {
  useForeignBanner();
  return (
    <LightboxStory
      hint="The banner is not ours. Open a picture: it stays, and can be pressed, by mouse and by Tab."
      overlays={{ adopt: '.story-banner' }}
      {...options}
    />
  );
}

const story = withControls([DefaultDemo, WithoutTheOptionDemo], { ...LIGHTBOX_CONTROLS });

export const Default = story(<DefaultDemo />);

function WithoutTheOptionDemo(options: LightboxStoryProps) {
  useForeignBanner();
  return <LightboxStory hint="The same without the option: the lightbox covers the banner." {...options} />;
}

export const WithoutTheOption = story(<WithoutTheOptionDemo />);

export const AllParts = allParts('Overlay host', { Default, WithoutTheOption });
