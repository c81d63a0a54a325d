/** The prefix of every token of the hosted fields; base64url of JSON follows. */
export const tokenPrefix = 'sbx1_'
