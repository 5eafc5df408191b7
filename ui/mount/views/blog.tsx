import { BlogGallery } from '../../layouts/BlogGallery.tsx';
import type { DrawView, ViewOptions } from './types.ts';

export function draw(options: ViewOptions<'blog'>): DrawView {
  return (props) => <BlogGallery {...props} {...options} />;
}
