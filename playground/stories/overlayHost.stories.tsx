import { useEffect } from 'react';
import { LightboxStory } from './shared/LightboxStory.tsx';

export default { title: 'Overlays of others' };

/** A cookie banner that a tag manager has put on the page, without React. */
function useForeignBanner(): void {
  useEffect(() => {
    const banner = document.createElement('section');
    banner.className = 'story-banner';
    banner.setAttribute('aria-label', 'Cookies');
    const text = document.createElement('p');
    text.textContent = 'This site would like to set cookies.';
    const button = document.createElement('button');
    button.textContent = 'Accept';
    button.addEventListener('click', () => banner.remove());
    banner.append(text, button);
    document.querySelector('main')?.append(banner);
    return () => banner.remove();
  }, []);
}

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
