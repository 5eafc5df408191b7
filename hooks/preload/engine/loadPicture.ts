import type { PictureAttributes } from '../../picture/types.ts';

/**
 * Loads the file that a `<picture>` with these attributes would show, without showing it. Returns what cancels it; `onEnd` is
 * called once, when it has loaded or failed, and not after a cancel.
 */
export function loadPicture({ sources, image }: PictureAttributes, onEnd: () => void): () => void {
  const picture = document.createElement('picture');
  for (const { type, sizes, srcSet } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, sizes, srcset: srcSet }));
  }
  const element = document.createElement('img');
  picture.append(element);
  // The address last: it starts the loading.
  const { src, srcSet: srcset = '', sizes = '' } = image;
  Object.assign(element, { fetchPriority: 'low', onload: onEnd, onerror: onEnd, sizes, srcset, src });
  return () => {
    picture.replaceChildren();
    Object.assign(element, { onload: null, onerror: null, srcset: '', src: '' });
  };
}
