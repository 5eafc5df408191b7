export function findOwnPageTests(): readonly string[];
