/** The CPU time of each task of the page's main thread in a trace (categories `toplevel`, `__metadata`), in milliseconds. */
export function mainThreadTasks(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.tdur && isMain(event));
  return tasks.map(({ tdur }) => tdur / 1000);
}
