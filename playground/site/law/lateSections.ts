import type { LawSections } from './LawSections.ts';
import { lateSection } from './lateSection.ts';

/** The sections for the browser, each loaded separately when the user scrolls near it. */
export const lateSections: LawSections = {
  WhyUs: lateSection('firm', async () => (await import('./sections/WhyUs.tsx')).WhyUs),
  Practice: lateSection('practice', async () => (await import('./sections/Practice.tsx')).Practice),
  Matters: lateSection('matters', async () => (await import('./sections/Matters.tsx')).Matters),
  Testimonials: lateSection('clients', async () => (await import('./sections/Testimonials.tsx')).Testimonials),
  Consultation: lateSection('consultation', async () => (await import('./sections/Consultation.tsx')).Consultation),
  Journal: lateSection('journal', async () => (await import('./sections/Journal.tsx')).Journal),
  Attorneys: lateSection('attorneys', async () => (await import('./sections/Attorneys.tsx')).Attorneys),
  Rooms: lateSection('gallery', async () => (await import('./sections/Rooms.tsx')).Rooms),
  Call: lateSection('call', async () => (await import('./sections/Call.tsx')).Call),
  Place: lateSection('place', async () => (await import('./sections/Place.tsx')).Place),
};
