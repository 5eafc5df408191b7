/**
 * Writes the WordPress plugin as a zip file. `version` is the packages' version, and `script` is the folder to which
 * `bundleMountScript` has written the script.
 */
export function bundleWordPressPlugin(options: { file: string; script: string; version: string }): void;
