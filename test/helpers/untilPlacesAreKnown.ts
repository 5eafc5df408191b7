/** The late code that leads to anchors and places has come. */
export async function untilPlacesAreKnown(): Promise<void> {
  await import('../../hooks/layout/followVisit.ts');
}
