/** The language of a visit: what was chosen in this browser, else the first of the browser's own languages that the portal speaks. */
export function firstLanguage(chosen: string | null): string {
  if (chosen !== null) return chosen
  const own = (globalThis.navigator?.languages ?? []).map((tag) => tag.toLowerCase().split('-')[0])
  return own.find((language) => language === 'en' || language === 'es') ?? 'en'
}
