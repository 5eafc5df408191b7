export { CommentsButton, CommentsSidebar } from './CommentsSidebar.tsx';
export { CommentPanel } from './CommentPanel.tsx';
export type { CommentPanelProps } from './CommentPanel.tsx';
