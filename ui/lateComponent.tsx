'use client';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { useChunk, type Chunk, type UseChunkResult } from '@loggia/hooks/chunk';
import {
  useLinkFallback,
  useLoadingDialog,
  type UseLightboxIntentResult,
  type UseLoadingDialogOptions,
} from '@loggia/hooks/lightboxIntent';
import { useKit } from './KitProvider.tsx';

/** The names of a chunk's components. */
type ComponentName<TCode> = {
  [TName in keyof TCode]: TCode[TName] extends ComponentType<never> ? TName : never;
}[keyof TCode];

type PropsOf<TPart> = TPart extends (props: infer TProps, ...rest: never[]) => unknown ? TProps & object : never;

export interface LateProps {
  /** The content to render until the component's code has loaded. */
  readonly fallback?: ReactNode;
  /** Renders a placeholder with a retry button if the code failed to load. @default the `fallback` */
  readonly renderFailure?:
    | ((getRetryButtonProps: UseChunkResult<unknown>['getRetryButtonProps']) => ReactNode)
    | undefined;
}

export interface LateOptions<TProps> {
  /** Rendered until the code has loaded, if there is no `fallback`. @default nothing */
  readonly Placeholder?: ComponentType<TProps> | undefined;
  /** Rendered if the code failed to load. @default the `fallback` */
  readonly Substitute?: ComponentType<TProps> | undefined;
  /**
   * Whether the substitute, once it has been rendered, remains until the component unmounts. This preserves focus and
   * any text that the user has typed into the substitute.
   * @default false
   */
  readonly keepsSubstitute?: boolean | undefined;
  /** Whether the `fallback` remains next to the result of `renderFailure`. @default false */
  readonly keepsFallback?: boolean | undefined;
  /**
   * Returns a key for the current reason to load the code. If the code failed to load, a new key triggers another
   * attempt.
   * @default nothing
   */
  readonly retryKeyOf?: ((props: TProps) => unknown) | undefined;
}

/** Creates a component whose code loads when it first renders. */
export function lateComponent<TCode extends object, TName extends ComponentName<TCode>>(
  chunk: Chunk<TCode>,
  name: TName,
  { Placeholder, Substitute, keepsSubstitute, keepsFallback, retryKeyOf }: LateOptions<PropsOf<TCode[TName]>> = {},
): ComponentType<PropsOf<TCode[TName]> & LateProps> {
  return function LateComponent({ fallback, renderFailure, ...rest }) {
    const props = rest as unknown as PropsOf<TCode[TName]>;
    const { code, hasFailed, getRetryButtonProps } = useChunk(chunk, {
      retryKey: retryKeyOf?.(props),
      keepsFailure: keepsSubstitute,
    });
    const Part = code?.[name] as ComponentType<PropsOf<TCode[TName]>> | undefined;
    if (Substitute && hasFailed) return <Substitute {...props} />;
    if (Part) return <Part {...props} />;
    const failure = hasFailed ? renderFailure?.(getRetryButtonProps) : undefined;
    if (failure && !keepsFallback) return failure;
    return (
      <>
        {fallback === undefined && Placeholder ? <Placeholder {...props} /> : fallback}
        {failure}
      </>
    );
  };
}

interface PopupProps {
  readonly intent: Pick<UseLightboxIntentResult, 'openRequest' | 'setOpenRequest'>;
}

const openRequestOf = (props: object) => (props as PopupProps).intent.openRequest;

/**
 * Creates a pop-up whose code loads when it first renders. If loading is slow, a dialog shows progress and can be
 * closed. If the code failed to load, the next press tries again. If that fails too, the link is followed.
 */
export const latePopup = <TCode extends object, TName extends ComponentName<TCode>>(chunk: Chunk<TCode>, name: TName) =>
  lateComponent(chunk, name, {
    Placeholder: LoadingDialog as ComponentType<PopupProps> as ComponentType<PropsOf<TCode[TName]>>,
    retryKeyOf: openRequestOf,
    Substitute: LinkFallback as ComponentType<PopupProps> as ComponentType<PropsOf<TCode[TName]>>,
  });

/**
 * Transparent, because the pop-up may be light or dark. It renders only on the client, so no content security policy
 * blocks the style.
 */
const VEIL = { '--loggia-lightbox-background': 'transparent', colorScheme: 'dark' } as CSSProperties;

/** The loading dialog of a pop-up. It imports nothing from the pop-up's code. */
function LoadingDialog({ intent }: Pick<UseLoadingDialogOptions, 'intent'>) {
  const loadingDialog = useLoadingDialog({ intent, labels: useKit().labels?.lightbox });
  if (!loadingDialog.isShown) return null;
  return (
    <dialog {...loadingDialog.getDialogProps({ className: 'loggia-lightbox', style: VEIL })}>
      <div {...loadingDialog.getProgressProps({ className: 'loggia-spinner' })} />
      <button
        {...loadingDialog.getCloseButtonProps({
          className: 'loggia-button loggia-close',
          title: loadingDialog.labels.close,
        })}
      >
        <svg viewBox="0 0 24 24" width="24" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" aria-hidden>
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </dialog>
  );
}

/** Replaces a pop-up whose code failed to load, by following the link that the user pressed. */
function LinkFallback({ intent }: PopupProps) {
  useLinkFallback(intent);
  return null;
}
