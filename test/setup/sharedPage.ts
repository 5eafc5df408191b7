// Browser test files share a page and its modules, except for those marked `// @own-page`.
import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { leavePlace } from './leavePlace.ts';

const address = window.location.href;

// vitest-browser-react registers this itself, but only for the first file that loads it.
beforeEach(() => cleanup());
afterAll(() => leavePlace(address));
