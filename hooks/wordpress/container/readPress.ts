import { attributeOf } from '../attributeOf.ts';
import { toCount } from '../toCount.ts';

/** What a control of a server-rendered gallery stands for. */
export type ContainerPress =
  | { readonly kind: 'image'; readonly id: string }
  | { readonly kind: 'entry'; readonly entry: 'album' | 'gallery'; readonly id: string }
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'more' }
  | { readonly kind: 'other' };

const TURN = /\b(first|prev|next|last)-page/;

function pageOf(control: Element, turn: string): number {
  const links = control.closest('[data-pages-count]');
  const pageCount = toCount(attributeOf(links, 'data-pages-count')) ?? 1;
  const current = Number(links?.querySelector('input')?.value) || 1;
  return { first: 1, prev: current - 1, next: current + 1, last: pageCount }[turn] ?? current;
}

/** Reads what a visitor has pressed. */
export function readPress(pressed: Element): ContainerPress {
  const image = pressed.closest('[data-image-id]');
  if (image) return { kind: 'image', id: attributeOf(image, 'data-image-id') };
  const link = pressed.closest('.bwg-album');
  if (link) {
    const entry = attributeOf(link, 'data-def_type') === 'gallery' ? 'gallery' : 'album';
    return { kind: 'entry', entry, id: attributeOf(link, 'data-alb_gal_id') };
  }
  const turning = pressed.closest('[class*="-page"]');
  const turn = TURN.exec(attributeOf(turning, 'class'))?.[1];
  if (turning && turn) return { kind: 'page', page: pageOf(turning, turn) };
  return pressed.closest('[class*="bwg_load_btn"]') ? { kind: 'more' } : { kind: 'other' };
}
