export { blogCommentsText } from './labels.ts';
export { BLOG_PAGE_LENGTH, BLOG_VIRTUALIZATION_THRESHOLD, BLOG_WIDTH_PX } from './constants.ts';
export { BLOG_LABELS } from './labels.ts';
export { useBlog } from './useBlog.ts';
export type { BlogLabels } from './labels.ts';
export type { MeasuredItems as BlogEntries } from '../virtual/types.ts';
export type { UseBlogOptions, UseBlogResult } from './useBlog.ts';
