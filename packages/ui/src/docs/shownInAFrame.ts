/** For `parameters.docs` of overlays: each story gets its own frame on the docs page, because the first would cover the others. */
export const shownInAFrame = { story: { inline: false, height: '520px' } }
