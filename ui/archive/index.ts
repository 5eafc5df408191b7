export { ArchiveLink } from './ArchiveLink.tsx';
export type { ArchiveLinkProps } from './ArchiveLink.tsx';
