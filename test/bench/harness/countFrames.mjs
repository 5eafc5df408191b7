/** The outcome of a frame, from the reports of the compositor and the main thread. */
function outcomeOf(reports) {
  const has = (state) => reports.some((report) => report.state === state);
  const isDropped = reports.some(({ state, affects_smoothness: isSeen }) => state === 'STATE_DROPPED' && isSeen);
  if (has('STATE_PRESENTED_PARTIAL')) return 'late';
  if (has('STATE_PRESENTED_ALL')) return isDropped ? 'late' : 'shown';
  return isDropped ? 'dropped' : 'unwanted';
}

/** Headless Chromium shows 60 frames per second. */
const FRAME_US = 1_000_000 / 60;

/**
 * Counts the frames of a scroll in a trace (categories `cc`, `benchmark`), as classified by Chromium. `dropped`: nothing new was shown.
 * `late`: the compositor moved the page, but the main thread's update came later. `total`: the display's frames in that time, instead of
 * the requested ones, so that drops don't weigh more on a page that requests fewer frames.
 */
export function countFrames(events) {
  const frames = new Map();
  const times = [];
  for (const { name, ph, ts, args } of events) {
    const report = name === 'PipelineReporter' && ph === 'b' && (args.frame_reporter ?? args.chrome_frame_reporter);
    if (!report) continue;
    const key = `${report.frame_source}/${report.frame_sequence}`;
    frames.set(key, [...(frames.get(key) ?? []), report]);
    times.push(ts);
  }
  const total = (Math.max(...times) - Math.min(...times)) / FRAME_US;
  const outcomes = [...frames.values()].map(outcomeOf);
  const share = (wanted) => outcomes.filter((outcome) => outcome === wanted).length / total;
  return { total, dropped: share('dropped'), late: share('late') };
}
