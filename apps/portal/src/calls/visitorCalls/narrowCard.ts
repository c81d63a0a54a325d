/** When names and buttons of the card aren't side by side: on a phone, and in the house set-up. */
export const narrowCard = '@container visitor-calls (max-width: 640px)'
