import type { ComponentPropsWithoutRef } from 'react';

/** A call to action. */
export function LawLink({ className = '', ...props }: ComponentPropsWithoutRef<'a'>) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
  return <a {...props} className={`law-button ${className}`} />;
}
