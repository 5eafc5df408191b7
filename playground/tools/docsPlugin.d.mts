export function docsPage(name: string, text: string): string;
