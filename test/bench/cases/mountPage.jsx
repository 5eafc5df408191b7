import { createRoot } from 'react-dom/client';
import { createImages } from './createImages.js';

/** Mounts a case with the number of images given in the URL. */
export function mountPage(Page) {
  const count = Number(new URLSearchParams(window.location.search).get('count'));
  createRoot(document.querySelector('#page')).render(<Page images={createImages(count)} />);
}
