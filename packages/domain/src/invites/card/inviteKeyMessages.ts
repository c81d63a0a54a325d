/** Texts that a key needs for its first code. */
export const inviteKeyMessages = {
  qrKey: 'QR key',
  /** `places` is a list in words. */
  qrKeyFor: 'QR key for {places}',
  showFullScreen: 'Show full screen',
  saveImage: 'Save image',
  generate: 'Generate QR code',
  awaitsGenerate: 'Generate the code when you are at the gate.',
  noticeTitle: 'The QR code refreshes on every use.',
  notice: 'Refresh this page after use; a saved picture will not work twice.',
  loading: 'Loading your key',
  stillLoading: 'Still loading. The connection is slow.',
  loadFailed: 'Your key could not be loaded.',
  loadFailedHint: 'Try again in a moment. The link stays the same.',
  unreachableHint: 'Check your connection, then try again. The link stays the same.',
  /** A hint for the developer of a page that shows the key incorrectly. */
  refusedHint: 'This page could not ask for it. Open the link that you were sent.',
  tryAgain: 'Try again',
  notLoaded: 'This could not be loaded.',
} as const
