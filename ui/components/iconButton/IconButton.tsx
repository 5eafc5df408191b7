import { forwardRef, memo } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The accessible name of the button, also its tooltip. */
  readonly 'aria-label'?: string | undefined;
  /** An icon from `icons`. */
  readonly icon: ReactNode;
}

/** A round icon button, 44 pixels wide and high. */
export const IconButton = memo(
  forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton({ icon, className = '', ...props }, ref) {
    return (
      <button type="button" title={props['aria-label']} {...props} ref={ref} className={`loggia-button ${className}`}>
        {icon}
      </button>
    );
  }),
);

export interface IconLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** The accessible name of the link, also its tooltip. */
  readonly 'aria-label'?: string | undefined;
  /** An icon from `icons`. */
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
