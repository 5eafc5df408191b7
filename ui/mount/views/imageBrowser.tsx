import { ImageBrowser } from '../../layouts/ImageBrowser.tsx';
import type { DrawView, ViewOptions } from './types.ts';

export function draw(options: ViewOptions<'imageBrowser'>): DrawView {
  return ({ browserSlots: _browserSlots, ...props }) => <ImageBrowser {...props} {...options} />;
}
