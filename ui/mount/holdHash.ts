import { galleryHashCodec } from '@loggia/hooks/deepLink';

/**
 * Takes a hash that names an image out of the address until the kit can answer it: scripts of the original page would open a
 * lightbox of their own. Gives it back once; `repeats` tells the page of it, where the kit did not come.
 */
export function holdHash(window: Window): (repeats?: boolean) => void {
  const { history, location } = window;
  const { hash } = location;
  if (!galleryHashCodec.parse(hash)) return () => undefined;
  let isHeld = true;
  history.replaceState(history.state, '', location.href.replace(/#.*$/s, ''));
  return (repeats = false) => {
    const isElsewhere = !isHeld || location.hash !== '';
    isHeld = false;
    if (isElsewhere) return;
    if (repeats) location.replace(location.href + hash);
    else history.replaceState(history.state, '', location.href + hash);
  };
}
