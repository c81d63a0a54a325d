/** The number of early loads, and whether a navigation is running. A separate module, because the first script needs it. */
export const ahead = { pending: 0, isNavigating: false }
