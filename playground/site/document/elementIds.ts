/** The element that React owns. */
export const ROOT_ID = 'site';
/** The element that holds the data of the page. */
export const PAGE_DATA_ID = 'page-data';
