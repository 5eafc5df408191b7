import type { CSSProperties } from 'react';
import { BlogGallery } from '../../blog/BlogGallery.tsx';
import type { RenderView, ViewOptions } from './types.ts';

/** Matches the server, whose entries are close together. */
const STYLE = { '--loggia-blog-gap': '1rem' } as CSSProperties;

export function render(options: ViewOptions<'blog'>): RenderView {
  return (props) => <BlogGallery {...props} {...options} style={STYLE} />;
}
