/** The text with a capital at its beginning, for a part of a sentence that is shown alone. */
export const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
