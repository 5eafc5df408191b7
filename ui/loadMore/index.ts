export { LightboxLoadMore } from './LightboxLoadMore.tsx';
export type { LightboxLoadMoreProps } from './LightboxLoadMore.tsx';
