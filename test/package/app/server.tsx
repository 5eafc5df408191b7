import { createStaticAlbums } from '@loggia/hooks/static';
import { AlbumExtended } from '@loggia/ui';
import { renderToString } from 'react-dom/server';
import { photos } from './photos.tsx';

const backend = createStaticAlbums({ album: { id: '1', title: 'Colours', entries: [{ id: '7', images: photos }] } });
const path = [
  { kind: 'album', id: '1', page: 1, title: 'Colours' },
  { kind: 'gallery', id: '7', page: 1, title: 'Fields' },
] as const;
const gallery = { images: photos, page: 1, pageCount: 1 };

console.log(renderToString(<AlbumExtended backend={backend} baseHref="/" initialLevel={{ path, gallery }} />));
