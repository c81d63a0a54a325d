/** Messages of the specification that stay as they are, in the parts that the glossary would change. */
export const verbatim: readonly string[] = ['ncrypted credential', 'Name,E-mail']
