export { DeepLink, HistoryEntry } from './DeepLink.tsx';
export type { DeepLinkProps } from './DeepLink.tsx';
