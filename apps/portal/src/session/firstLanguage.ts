/** The language of a visit: the one chosen in this browser, else the first supported one of the browser. */
export function firstLanguage(chosen: string | null): string {
  if (chosen !== null) return chosen
  const own = (globalThis.navigator?.languages ?? []).map((tag) => tag.toLowerCase().split('-')[0])
  return own.find((language) => language === 'en' || language === 'es') ?? 'en'
}
