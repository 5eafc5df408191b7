import type { LightboxSettings } from '@loggia/hooks/backend';

export interface FilmstripRoomProps {
  readonly isVertical: boolean;
  readonly settings: LightboxSettings;
}

/** Keeps the place of a strip whose code is on its way, so that the picture does not move when it comes. */
export function FilmstripRoom({ isVertical, settings }: FilmstripRoomProps) {
  const { filmstripThumbnailWidth: width, filmstripThumbnailHeight: height } = settings;
  return <div className="loggia-filmstrip loggia-filmstrip-room" style={isVertical ? { width } : { height }} />;
}
