import { createIcon } from './createIcon.tsx';

export const CommentIcon = createIcon('M4 5h16v11H10l-5 4v-4H4z');
