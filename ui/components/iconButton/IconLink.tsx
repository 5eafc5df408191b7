import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export interface IconLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** The target of the link, for screen readers and as a tooltip. */
  readonly 'aria-label'?: string | undefined;
  /** A drawing from `icons`. */
  readonly icon: ReactNode;
}

/** A link that looks like an `IconButton`. */
export const IconLink = forwardRef<HTMLAnchorElement, IconLinkProps>(function IconLink(
  { icon, className, ...props },
  ref,
) {
  return (
    <a
      title={props['aria-label']}
      {...props}
      ref={ref}
      className={className ? `loggia-button ${className}` : 'loggia-button'}
    >
      {icon}
    </a>
  );
});
