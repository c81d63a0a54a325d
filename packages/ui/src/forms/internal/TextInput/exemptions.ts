/** Reasons why a text control has no filter (spec §5). Each `ExemptInput` names one. */
export const exemptions = {
  email: 'Email fields are exempt; the form checks the address.',
  password: 'A password field has a stricter filter of its own, and sanitizing would change the password.',
  readOnly: 'Nobody can type into it.',
} as const

export type Exemption = keyof typeof exemptions

/** Types of `<input>` that aren't filtered, because the browser builds their value or spec §5 exempts them. */
export const exemptTypes = {
  email: exemptions.email,
  password: exemptions.password,
  date: "The browser's own date picker hands out an ISO date or nothing.",
  time: "The browser's own time picker hands out a time or nothing.",
  number: 'The browser hands out a number or nothing.',
} as const

export const isExemptType = (type: string): type is keyof typeof exemptTypes => Object.hasOwn(exemptTypes, type)
