import { forwardRef, memo, type ComponentPropsWithoutRef, type ReactNode } from 'react';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The button's accessible name, which is also shown as its tooltip. */
  readonly 'aria-label'?: string | undefined;
  /** The icon, such as an `<svg>`, which is shown 24 pixels wide. */
  readonly icon: ReactNode;
}

/** Renders a round icon button that is 44 pixels wide and high. */
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
  /** The link's accessible name, which is also shown as its tooltip. */
  readonly 'aria-label'?: string | undefined;
  /** The icon, such as an `<svg>`, which is shown 24 pixels wide. */
  readonly icon: ReactNode;
}

/** Renders a link that looks like an `IconButton`. */
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
