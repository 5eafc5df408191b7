import { forwardRef, memo } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The action of the button, for screen readers and as a tooltip. */
  readonly 'aria-label'?: string | undefined;
  /** An icon from `icons`. */
  readonly icon: ReactNode;
}

/** A round button with an icon, 44 pixels wide and high. */
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
  /** The target of the link, for screen readers and as a tooltip. */
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
