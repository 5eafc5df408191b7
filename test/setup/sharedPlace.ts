// Test files in Node share their globals.
import { afterAll } from 'vitest';
import { leavePlace } from './leavePlace.ts';

afterAll(() => leavePlace());
