/** The server tells albums, galleries and images by numbers. */
export const isWireId = (id: string): boolean => /^\d{1,15}$/.test(id);
