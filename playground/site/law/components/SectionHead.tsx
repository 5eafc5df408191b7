import { Reveal } from '@loggia/ui';
import type { ReactNode } from 'react';

export interface SectionHeadProps {
  /** The id of the heading, which labels its section. */
  readonly id: string;
  /** A short text above the heading. */
  readonly kicker: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of a section. */
export function SectionHead({ id, kicker, title, children }: SectionHeadProps) {
  return (
    <Reveal as="header" className="law-head">
      <p className="law-kicker">{kicker}</p>
      <h2 id={id}>{title}</h2>
      {children}
    </Reveal>
  );
}
