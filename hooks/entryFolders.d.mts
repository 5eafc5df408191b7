export declare function entryFolders(): Record<string, string>;
