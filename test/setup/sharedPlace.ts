// Test files in Node share a place.
import { afterAll } from 'vitest';
import { leavePlace } from './leavePlace.ts';

afterAll(() => leavePlace());
