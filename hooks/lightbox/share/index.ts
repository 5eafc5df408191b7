export { useShare } from './useShare.ts';
export { DEFAULT_SHARE_NETWORKS, SHARE_NETWORKS } from './constants.ts';
export { SHARE_LABELS } from './labels.ts';
export type { ShareLabels } from './labels.ts';
export type {
  CopyStatus,
  ShareChannel,
  ShareLink,
  ShareMenuReason,
  ShareReport,
  ShareTarget,
  UseShareOptions,
  UseShareResult,
} from './types.ts';
export type { ShareNetwork } from './types.ts';
