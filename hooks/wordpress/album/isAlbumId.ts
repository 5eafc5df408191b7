/** The server tells albums and galleries by numbers. */
export const isAlbumId = (id: string): boolean => /^\d{1,15}$/.test(id);
