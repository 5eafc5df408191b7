'use client';
import { useMemo } from 'react';
import type { SyntheticEvent } from 'react';
import { buttonProps } from '../shared/controlProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { madeByKey } from '../shared/madeByKey.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeHref } from '../shared/addresses.ts';
import type { ShareLabels } from './labels.ts';
import type { ShareChannel, ShareNetwork, UseShareResult } from './types.ts';

type ShareGetters = Pick<
  UseShareResult,
  'getLinkProps' | 'getNativeButtonProps' | 'getCopyButtonProps' | 'getAddressFieldProps' | 'getStatusProps'
>;

export interface UseShareGettersOptions extends Pick<UseShareResult, 'url' | 'copy' | 'announcement' | 'close'> {
  /** Opens the system's sheet. */
  readonly share: () => Promise<void>;
  /** An image was shared. */
  readonly report: (channel: ShareChannel) => void;
  readonly labels: ShareLabels;
}

/** The getters of everything that shares. */
export function useShareGetters(options: UseShareGettersOptions): ShareGetters {
  const { url, copy, share, report, close, announcement, labels } = options;
  const clickOf = useMemo(
    () =>
      madeByKey((network: ShareNetwork) => ({ nativeEvent }: SyntheticEvent) => {
        report(network);
        close('shared', nativeEvent);
      }),
    [report, close],
  );
  return useMemo<ShareGetters>(() => {
    const isOff = url === undefined;
    const native = { ...buttonProps(labels.native, () => void share(), isOff), 'aria-label': undefined };
    const copyButton = { ...buttonProps(labels.copy, () => void copy(), isOff), 'aria-label': undefined };
    const field = {
      type: 'text',
      readOnly: true,
      value: url ?? '',
      'aria-label': labels.address,
      onFocus: (event: SyntheticEvent<HTMLInputElement>) => event.currentTarget.select(),
    };
    return {
      getLinkProps: ({ link, ...props }) => {
        const own = {
          href: safeHref(link.href),
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': fillLabel(labels.shareOn, { network: link.name }),
          'data-network': link.network,
          onClick: clickOf(link.network),
        };
        return mergeProps(own, props);
      },
      getNativeButtonProps: (props) => mergeProps({ ...native, children: labels.native }, props),
      getCopyButtonProps: (props) => mergeProps({ ...copyButton, children: labels.copy }, props),
      getAddressFieldProps: (props) => mergeProps(field, props),
      getStatusProps: (props) =>
        mergeProps({ role: 'status', 'aria-live': 'polite', children: announcement } as const, props),
    };
  }, [url, copy, share, clickOf, announcement, labels]);
}
