/** The plugin, as built by `npm run build`. */
export const ZIP = 'ui/dist/loggia-wordpress.zip';
