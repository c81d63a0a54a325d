/** Where names and buttons of the visitors' card no longer stand side by side: on a phone, and in the set-up of a house. */
export const narrowCard = '@container visitor-calls (max-width: 640px)'
