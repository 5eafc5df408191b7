export declare function publicEntries(root: string): { readonly specifier: string; readonly file: string }[];
