import type { AlbumCrumb } from '../../backend/AlbumSource.ts';
import type { FormField } from '../../rest/types.ts';

export interface AlbumFormOptions {
  readonly instance: number;
  /** Its ids are numbers. */
  readonly path: readonly AlbumCrumb[];
  /** The visitor comes back to the last level of the path. */
  readonly isBack?: boolean | undefined;
}

/** A level that was only entered has no search; one that was turned or searched has one, if an empty one. */
function wireCrumb({ id, page, search = '' }: Pick<AlbumCrumb, 'id' | 'page' | 'search'>) {
  return { id: Number(id), page, ...(page > 1 || search ? { search } : {}) };
}

/**
 * The fields of a paging call, made those of a level of an album (contracts.md 3.2): which level, the way there, and whether the
 * visitor comes back to it. Page and search of the level are the call's own.
 */
export function albumForm(form: readonly FormField[], options: AlbumFormOptions): readonly FormField[] {
  const { instance, path, isBack = false } = options;
  const key = (name: string) => `${name}_${instance}`;
  const valueOf = (name: string) => form.find(([field]) => field === key(name))?.[1] ?? '';
  const last = path.at(-1);
  if (!last) return form;

  const crumbs = [
    ...path.slice(0, -1),
    { ...last, page: Number(valueOf('page_number')), search: valueOf('bwg_search') },
  ];
  const changed: Readonly<Record<string, string>> = {
    [key('album_gallery_id')]: last.id,
    [key('type')]: last.kind,
    [key('title')]: path.length > 1 && !isBack ? (last.title ?? '') : '',
  };
  // What is appended to a level is not told the way there.
  const isMore = valueOf('bwg_load_more') === 'on';
  const added: readonly FormField[] = [
    ...(isBack ? [[key('action'), 'back'] as const] : []),
    ...(isMore ? [] : [[key('bwg_album_breadcrumb'), JSON.stringify(crumbs.map(wireCrumb))] as const]),
  ];
  return form.flatMap((field): readonly FormField[] => {
    const [name, value] = field;
    if (name === key('bwg_search')) return [field, ...added];
    return [[name, changed[name] ?? value]];
  });
}
