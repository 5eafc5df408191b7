import { lawPictures } from '../pictures.ts';

/** Published cases: the tiles of the project grid. */
export const MATTERS = [
  { title: 'The north quay', area: 'Shipping', picture: lawPictures.harbour },
  { title: 'Meridian Tower', area: 'Property', picture: lawPictures.tower },
  { title: 'The Aller crossing', area: 'Public works', picture: lawPictures.bridge },
  { title: 'A vineyard for three heirs', area: 'Inheritance', picture: lawPictures.vineyard },
  { title: 'Number nine, Wexel Street', area: 'Heritage', picture: lawPictures.staircase },
  { title: 'Greyfields offshore', area: 'Energy', picture: lawPictures.windPark },
] as const;
