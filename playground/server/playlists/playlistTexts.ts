/** The texts of the page object, by their numbers in the plugin's protocol. 1, 3, 5 and 6 are error messages. */
export const playlistTexts: Readonly<Record<string, string>> = {
  '1': 'The server does not let you see these videos.',
  '2': 'There is nothing here; please look at what was asked for.',
  '3': 'These videos are not there any more. The editors would like to know.',
  '4': 'Found:',
  '5': 'The videos could not be fetched. Please see whether you are connected, and try again.',
  '6': 'The server has hurt itself. The editors would like to know.',
  '7': 'Next video',
  '8': 'Video before',
  '9': 'Please enter the key first',
  '10': 'Do you want to give the key back?',
  '11': 'Looking…',
};

/** Replaces a list without videos. */
export const NO_VIDEOS_TEXT = 'There is no video.';
