import type { UseSidebarsResult } from '@loggia/hooks/panels';

export interface SidebarFailureProps<TName extends string> {
  readonly sidebars: Pick<UseSidebarsResult<TName>, 'labelsOf' | 'getFailureProps' | 'getRetryButtonProps'>;
  readonly name: TName;
  readonly onRetry: () => void;
}

/** Stands in a sidebar whose content could not be fetched: says so, and offers another try. */
export function SidebarFailure<TName extends string>({ sidebars, name, onRetry }: SidebarFailureProps<TName>) {
  const { failed, retry } = sidebars.labelsOf(name);
  return (
    <div {...sidebars.getFailureProps({ name, className: 'loggia-failure' })}>
      <p>{failed}</p>
      <button {...sidebars.getRetryButtonProps({ name, onClick: onRetry })}>{retry}</button>
    </div>
  );
}
