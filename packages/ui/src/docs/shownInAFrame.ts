/** For `parameters.docs` of what covers the page: on its docs page each story stands in a frame of its own, or the first would cover them all. */
export const shownInAFrame = { story: { inline: false, height: '520px' } }
