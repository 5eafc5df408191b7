/** The order as forms and client parameters name it: what addresses of the server call `casual` is `random` there. */
export function toFormSort(sort: string): string {
  return sort === 'casual' ? 'random' : sort;
}
