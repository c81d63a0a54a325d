/** The language of a visit: the one chosen in this browser, or else the browser's first language that the portal has. */
export function firstLanguage(chosen: string | null): string {
  if (chosen !== null) return chosen
  const own = (globalThis.navigator?.languages ?? []).map((tag) => tag.toLowerCase().split('-')[0])
  return own.find((language) => language === 'en' || language === 'es') ?? 'en'
}
