// Console errors and warnings fail the test. A test that expects one mocks the console:
// const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
import { afterAll, afterEach } from 'vitest';
import { format } from './format.ts';

const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => {
    complaints.push(`console.${level}: ${format(values)}`);
  };
}

function failOnComplaints(): void {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(found.join('\n\n'));
}

afterEach(failOnComplaints);
afterAll(failOnComplaints);
