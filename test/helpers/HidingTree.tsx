import { Activity, Suspense, use, type ReactNode } from 'react';

/** The two ways in which React can hide a mounted tree and show it again. */
export const HIDINGS = ['Activity', 'Suspense'] as const;

const never = new Promise<never>(() => undefined);

function Waiter({ isWaiting }: { readonly isWaiting: boolean }) {
  return isWaiting ? use(never) : null;
}

export interface HidingTreeProps {
  readonly by: (typeof HIDINGS)[number];
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** A tree that React hides without unmounting it, next to a button that stays visible. */
export function HidingTree({ by, isHidden = false, children }: HidingTreeProps) {
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}>
        Outside
      </button>
      {by === 'Activity' ? (
        <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
      ) : (
        <Suspense fallback="Loading">
          <Waiter isWaiting={isHidden} />
          {children}
        </Suspense>
      )}
    </>
  );
}
