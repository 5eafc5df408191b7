export function publishedName(name: string): string;
