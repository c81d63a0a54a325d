/** The poster (.png) and the captions (.vtt) have the same name and folder. */
export const watchmanVideoPath = '/sandbox/media/watchman.webm'
