/** A Saturday, 10:00 AM in Houston: when every story of the portal takes place. */
export const storyInstant = '2026-11-21T16:00:00Z'

export const storyNow = Date.parse(storyInstant)
