import type { ComponentPropsWithoutRef } from 'react';

/** A call to action. */
export function LawLink({ className = '', ...props }: ComponentPropsWithoutRef<'a'>) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the props
  return <a {...props} className={`law-button ${className}`} />;
}
