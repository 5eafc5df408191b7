import { archiveScene } from '../painting/archiveScene.ts';
import { archiveSheet } from '../painting/archiveSheet.ts';
import type { Scene } from '../painting/Scene.ts';
import { scenes } from '../painting/scenes/scenes.ts';

/** The scene that an image is painted from; null where it is no painting. */
export function paintingOf(original: string): Scene | null {
  const [kind, name = ''] = original.split(':');
  if (kind === 'landscape') return scenes.get(name) ?? null;
  return kind === 'archive' ? archiveScene(archiveSheet(Number(name))) : null;
}
