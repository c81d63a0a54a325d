/** The time of every portal story: a Saturday, 10:00 AM in Houston. */
export const storyInstant = '2026-11-21T16:00:00Z'

export const storyNow = Date.parse(storyInstant)
