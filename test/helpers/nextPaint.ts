/** Waits until the browser has painted twice, so that everything scheduled for the next frame has run. */
export async function nextPaint(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
