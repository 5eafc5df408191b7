import type { LawSections } from './LawSections.ts';
import { Attorneys } from './sections/Attorneys.tsx';
import { Call } from './sections/Call.tsx';
import { Consultation } from './sections/Consultation.tsx';
import { Journal } from './sections/Journal.tsx';
import { Matters } from './sections/Matters.tsx';
import { Place } from './sections/Place.tsx';
import { Practice } from './sections/Practice.tsx';
import { Rooms } from './sections/Rooms.tsx';
import { Testimonials } from './sections/Testimonials.tsx';
import { WhyUs } from './sections/WhyUs.tsx';

/** All sections, imported directly, because the server does not load them lazily. */
export const serverSections: LawSections = {
  WhyUs,
  Practice,
  Matters,
  Testimonials,
  Consultation,
  Journal,
  Attorneys,
  Rooms,
  Call,
  Place,
};
