import { createRoot } from 'react-dom/client';
import { createImages } from './createImages.js';

/** Shows a case over as many images as the address asks for. */
export function mountPage(Page) {
  const count = Number(new URLSearchParams(window.location.search).get('count'));
  createRoot(document.querySelector('#page')).render(<Page images={createImages(count)} />);
}
