import { readStories } from './readStories.ts';
import { showStories } from './showStories.tsx';

showStories(readStories().map(({ file, stories }) => ({ file, stories: stories.slice(0, 1) })));
