// Free of focus and time: may share the machine.
import { readStories } from './readStories.ts';
import { showStories } from './showStories.tsx';

// Every other file: two halves take two workers the same time.
showStories(readStories().filter((_, index) => index % 2 === 1));
