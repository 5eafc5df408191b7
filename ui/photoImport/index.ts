export { PhotoImport } from './PhotoImport.tsx';
export type { PhotoImportProps } from './PhotoImport.tsx';
