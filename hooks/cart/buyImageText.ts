import { fillLabel } from '../shared/fillLabel.ts';
import type { CartLabels } from './labels.ts';

/** What the cart on an image in a gallery is called; `name` is that of the image. */
export const buyImageText = (name: string, { buyImage }: Pick<CartLabels, 'buyImage'>): string =>
  fillLabel(buyImage, { name });
