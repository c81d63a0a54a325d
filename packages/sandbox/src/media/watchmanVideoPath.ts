/** A poster (.png) and captions (.vtt) of the same name lie beside it. */
export const watchmanVideoPath = '/sandbox/media/watchman.webm'
