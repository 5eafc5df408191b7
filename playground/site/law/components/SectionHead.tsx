import { Reveal } from '@loggia/ui';
import type { ReactNode } from 'react';

export interface SectionHeadProps {
  /** Of the heading, which names its section. */
  readonly id: string;
  /** A word above the heading. */
  readonly kicker: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Heading of a section. */
export function SectionHead({ id, kicker, title, children }: SectionHeadProps) {
  return (
    <Reveal as="header" className="law-head">
      <p className="law-kicker">{kicker}</p>
      <h2 id={id}>{title}</h2>
      {children}
    </Reveal>
  );
}
