// Browser test files share one mouse. A mouse that a test leaves over a carousel, for example, would pause the carousel
// of the next test.
import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }));
