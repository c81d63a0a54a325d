/** What is being loaded before anyone needs it, and whether someone goes to one now. A module of its own, because the first script asks it. */
export const ahead = { pending: 0, isNavigating: false }
