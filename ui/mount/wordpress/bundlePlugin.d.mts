/** Writes the WordPress plugin as a zip file. `version` is the packages' version, `script` the folder that `bundleMountScript` has written. */
export function bundleWordPressPlugin(options: { file: string; script: string; version: string }): void;
