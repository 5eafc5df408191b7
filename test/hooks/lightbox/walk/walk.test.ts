import { testWalk } from './walkLightbox.ts';

testWalk(8, 50);
