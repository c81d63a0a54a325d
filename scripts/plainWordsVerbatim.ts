/** Parts of the specification's messages that stay verbatim although the glossary rules their words out. */
export const verbatim: readonly string[] = ['ncrypted credential', 'Name,E-mail']
