// Files marked `// @shared-page` share a page and its modules (`markedFiles.mjs`): what a module does when it loads happens once.
import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { leavePlace } from './leavePlace.ts';

const address = window.location.href;

// vitest-browser-react says so itself, but only to the first file that loads it.
beforeEach(() => cleanup());
afterAll(() => leavePlace(address));
