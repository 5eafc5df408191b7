export declare const sourceAliases: { readonly find: string | RegExp; readonly replacement: string }[];
