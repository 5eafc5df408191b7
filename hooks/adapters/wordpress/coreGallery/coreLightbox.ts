import type { ImageFile } from '../../../data/backend/ImageFile.ts';
import { isRecord } from '../../../core/shared/foreignValues.ts';
import { attributeOf } from '../markup.ts';
import { toSide, toWebUrl } from '../wireValues.ts';

/** Selector for the state of WordPress's own lightbox. The second name is used since WordPress 6.7. */
const STATE = 'script[id="wp-interactivity-data"], script[id="wp-script-module-data-@wordpress/interactivity"]';

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

const inside = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), value);

/** Reads the file from the image's data. WordPress 6.4 uses other names for its properties. */
function toFile(data: unknown, base: string): ImageFile | undefined {
  const written = inside(data, 'uploadedSrc') ?? inside(data, 'imageUploadedSrc');
  const url = typeof written === 'string' ? toWebUrl(written, base) : undefined;
  if (!url) return undefined;
  return { url, width: toSide(inside(data, 'targetWidth')), height: toSide(inside(data, 'targetHeight')) };
}

/**
 * Returns a function that reads the file that WordPress's own lightbox shows for an image. WordPress 6.4 and 6.5 write
 * it to the image's container, and later versions to a script on the page.
 */
export function coreLightboxFiles(page: Document, base: string): (container: Element) => ImageFile | undefined {
  const scripts = [...page.querySelectorAll(STATE)].map(({ textContent }) => parse(textContent));
  return (container) => {
    const context = parse(attributeOf(container, 'data-wp-context'));
    const id = inside(context, 'imageId');
    const states =
      typeof id === 'string' ? scripts.map((script) => inside(script, 'state', 'core/image', 'metadata', id)) : [];
    return [context, inside(context, 'core', 'image'), ...states]
      .map((data) => toFile(data, base))
      .find((file) => file !== undefined);
  };
}
