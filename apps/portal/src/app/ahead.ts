/** What is being loaded before anybody needs it, and whether somebody goes to one now. A module of its own, because the first script asks it. */
export const ahead = { pending: 0, isNavigating: false }
