import { useEffect } from 'react';

/** Adds a cookie banner to the page like a tag manager would, without React. */
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
