/** The id of React's root element. */
export const ROOT_ID = 'site';
/** The id of the element that contains the page data. */
export const PAGE_DATA_ID = 'page-data';
