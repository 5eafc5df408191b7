/** Until the browser has painted twice: what is scheduled for a frame has happened. */
export async function nextPaint(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
