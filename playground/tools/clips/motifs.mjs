/** The clips: length in seconds, and the moment of the poster (0 to 1). */
export const motifs = [
  { name: 'daybreak', seconds: 6, poster: 0.5 },
  { name: 'tide', seconds: 6, poster: 0.2 },
  { name: 'colonnade', seconds: 6, poster: 0.3 },
  { name: 'aurora', seconds: 5, poster: 0.35 },
  { name: 'rings', seconds: 6, poster: 0.6 },
  { name: 'pendulums', seconds: 6, poster: 0.12 },
  { name: 'lighthouse', seconds: 6, poster: 0.08 },
  { name: 'arches', seconds: 6, poster: 0.4 },
  { name: 'dunes', seconds: 6, poster: 0.3 },
];
