// The files of the browser project share one mouse. Where a test leaves it, the next one's carousel would be under it, and paused.
import { beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 }));
