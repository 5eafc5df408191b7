import type { ComponentType } from 'react';
import type { ConsentSource } from '@loggia/hooks';
import type { LawFrontData } from './lawPageData.ts';

/** The sections of the page below the fold. */
export interface LawSections {
  readonly WhyUs: ComponentType;
  readonly Practice: ComponentType;
  readonly Matters: ComponentType;
  readonly Testimonials: ComponentType;
  readonly Consultation: ComponentType<Pick<LawFrontData, 'form' | 'response'>>;
  readonly Journal: ComponentType;
  readonly Attorneys: ComponentType;
  readonly Rooms: ComponentType;
  readonly Call: ComponentType<{ readonly userAgent: string }>;
  readonly Place: ComponentType<{ readonly consent: ConsentSource }>;
}
