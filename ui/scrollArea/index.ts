export { ScrollArea } from './ScrollArea.tsx';
export type { ScrollAreaHandle, ScrollAreaProps } from './ScrollArea.tsx';
