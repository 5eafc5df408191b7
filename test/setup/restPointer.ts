// Browser test files share one mouse. Left over a carousel, for example, it would pause it.
import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }));
