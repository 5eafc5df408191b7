import { testWalk } from './walkLightbox.ts';

testWalk(120, 80);
