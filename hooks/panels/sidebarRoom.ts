export interface SidebarRoomInput {
  /** What the sidebar is to be wide, in CSS pixels. */
  readonly width: number;
  /** Of image and sidebar together; 0 while it is not measured. */
  readonly areaWidth: number;
  /** What the image must keep. */
  readonly smallestArea: number;
}

export interface SidebarRoom {
  readonly width: number;
  /** It covers the image. */
  readonly isFullWidth: boolean;
  /** What the image loses to it. */
  readonly inset: number;
}

/** What an open sidebar takes of the room: its own width beside the image, or all of it where both have no place. */
export function sidebarRoom({ width, areaWidth, smallestArea }: SidebarRoomInput): SidebarRoom {
  const isFullWidth = areaWidth > 0 && areaWidth < width + smallestArea;
  return isFullWidth ? { width: areaWidth, isFullWidth, inset: 0 } : { width, isFullWidth, inset: width };
}
