/** The prefix of every token of the hosted fields. After it, the token is JSON in base64url. */
export const tokenPrefix = 'sbx1_'
