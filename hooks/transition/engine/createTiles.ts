import type { MeasuredPicture } from './measurePicture.ts';
import type { Tile } from '../tileGrid.ts';

export interface Tiles {
  /** Put into the slide, it lies over the picture. */
  readonly container: HTMLElement;
  readonly elements: readonly HTMLElement[];
}

/**
 * The picture of a slide, cut into tiles. They are backgrounds, which costs a fifth of canvases or copies of the element, and
 * stand in a shadow tree, where the rules of the page do not reach them. Their look is set through the CSSOM, which a strict
 * content security policy allows.
 */
export function createTiles(document: Document, tiles: readonly Tile[], measured: MeasuredPicture): Tiles {
  const { address, picture, area } = measured;
  const container = document.createElement('div');
  container.ariaHidden = 'true';
  container.style.cssText =
    'position:absolute!important;display:block!important;margin:0!important;padding:0!important;border:0!important;' +
    'pointer-events:none;visibility:visible;inset:auto!important;top:0!important;left:0!important;' +
    `width:${area.width}px!important;height:${area.height}px!important`;
  const sheet = document.createElement('div');
  sheet.style.cssText = `background:url(${JSON.stringify(address)}) no-repeat;background-size:${picture.width}px ${picture.height}px`;
  const elements = tiles.map(({ x, y, width, height }) => {
    const element = document.createElement('div');
    element.style.cssText =
      `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;background:inherit;` +
      `background-position:${picture.x - area.x - x}px ${picture.y - area.y - y}px`;
    return element;
  });
  sheet.append(...elements);
  container.attachShadow({ mode: 'open' }).append(sheet);
  return { container, elements };
}
