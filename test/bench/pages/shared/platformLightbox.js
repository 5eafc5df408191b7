import './platformLightbox.css';

const STRIP_LENGTH = 21;
const STRIP_MIDDLE = 10;

const button = (label, onPress) => {
  const element = document.createElement('button');
  element.textContent = label;
  element.addEventListener('click', onPress);
  return element;
};

/** A lightbox with as few elements and as little code as possible. Returns the function that opens it. */
export function createPlatformLightbox(images, { hasStrip }) {
  let dialog;
  let picture;
  let strip;
  let index = 0;

  const drawStrip = () => {
    const start = Math.max(0, Math.min(index - STRIP_MIDDLE, images.length - STRIP_LENGTH));
    const shown = images.slice(start, start + STRIP_LENGTH);
    const kept = new Map([...strip.children].map((child) => [child.dataset.id, child]));
    const children = shown.map(({ id, thumbnail }, place) => {
      const known = kept.get(id);
      if (known) return known;
      const child = button('', () => show(start + place));
      child.dataset.id = id;
      const image = document.createElement('img');
      image.src = thumbnail.url;
      image.alt = '';
      child.append(image);
      return child;
    });
    strip.replaceChildren(...children);
    strip.querySelector('[aria-current]')?.removeAttribute('aria-current');
    children[index - start].setAttribute('aria-current', 'true');
  };

  const show = (next) => {
    index = (next + images.length) % images.length;
    picture.src = images[index].url;
    picture.alt = images[index].title;
    if (hasStrip) drawStrip();
  };

  const create = () => {
    dialog = document.createElement('dialog');
    dialog.className = 'platform';
    dialog.setAttribute('aria-label', 'Photos');
    picture = document.createElement('img');
    dialog.append(
      picture,
      button('‹', () => show(index - 1)),
      button('›', () => show(index + 1)),
      button('×', () => dialog.close()),
    );
    if (hasStrip) {
      strip = document.createElement('div');
      dialog.append(strip);
    }
    const isMirrored = document.documentElement.dir === 'rtl';
    const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    const backward = isMirrored ? 'ArrowRight' : 'ArrowLeft';
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === forward) show(index + 1);
      if (key === backward) show(index - 1);
    });
    document.body.append(dialog);
  };

  return (next) => {
    if (!dialog) create();
    show(next);
    dialog.showModal();
  };
}
