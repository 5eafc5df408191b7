import { useForeignBanner } from './shared/useForeignBanner.ts';
import { allParts, LIGHTBOX_CONTROLS, LightboxStory, type LightboxStoryProps, withControls } from './shared/index.ts';

export default { title: 'Overlay host' };

function DefaultDemo(options: LightboxStoryProps) {
  useForeignBanner();
  return (
    <LightboxStory
      hint="Open an image: the page's own banner stays visible and usable by mouse and keyboard."
      overlays={{ adopt: '.story-banner' }}
      {...options}
    />
  );
}

const story = withControls([DefaultDemo, WithoutTheOptionDemo], { ...LIGHTBOX_CONTROLS });

export const Default = story(<DefaultDemo />);

function WithoutTheOptionDemo(options: LightboxStoryProps) {
  useForeignBanner();
  return <LightboxStory hint="Without the option, the lightbox covers the banner." {...options} />;
}

export const WithoutTheOption = story(<WithoutTheOptionDemo />);

export const AllParts = allParts('Overlay host', { Default, WithoutTheOption });
