/**
 * The labels and messages of the page object, by their numbers in the plugin's protocol. 1, 3, 5 and 6 are error
 * messages.
 */
export const playlistTexts: Readonly<Record<string, string>> = {
  '1': 'You are not allowed to see these videos.',
  '2': 'Nothing found. Please check your request.',
  '3': 'These videos no longer exist. Please contact the site owner.',
  '4': 'Found:',
  '5': 'The videos could not be loaded. Please check your connection and try again.',
  '6': 'Something went wrong on the server. Please contact the site owner.',
  '7': 'Next video',
  '8': 'Previous video',
  '9': 'Please enter a key first',
  '10': 'Do you want to deactivate the key?',
  '11': 'Searching…',
};

/** Replaces a list without videos. */
export const NO_VIDEOS_TEXT = 'No videos found.';
