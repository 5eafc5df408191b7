/**
 * What became of the frames of a scroll in a trace (categories `cc`, `benchmark`), as Chromium itself judges them. `dropped`: nothing
 * new was shown in its time. `late`: the compositor moved the page, but what the main thread had to say came later. A second report on
 * one frame (the main thread's half, when it was late) is of the same frame.
 */
export function countFrames(events) {
  const frames = new Map();
  for (const { name, ph, args } of events) {
    const report = name === 'PipelineReporter' && ph === 'b' && (args.frame_reporter ?? args.chrome_frame_reporter);
    if (!report || report.state === 'STATE_NO_UPDATE_DESIRED' || report.frame_type === 'FORKED') continue;
    frames.set(`${report.frame_source}/${report.frame_sequence}`, report);
  }
  const reports = [...frames.values()];
  const count = (state) =>
    reports.filter((report) => report.state === state && report.affects_smoothness).length / reports.length;
  return { total: reports.length, dropped: count('STATE_DROPPED'), late: count('STATE_PRESENTED_PARTIAL') };
}
