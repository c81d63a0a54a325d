/** '(972) 555-0148' as a link a phone can dial. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
