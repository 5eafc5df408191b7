import { useEffect } from 'react';

/** A cookie banner that a tag manager has put on the page, without React. */
export function useForeignBanner(): void {
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
