/** The names of a browser and its system; null if unknown. */
export interface DeviceName {
  browser: string | null
  system: string | null
  isPhone: boolean
}

/** Names of browsers by the text that identifies them. The first match counts, because a browser also lists names of the browsers it is based on. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?(?:iOS)?\//], ['Opera', /\bOPR\//], ['Samsung Internet', /\bSamsungBrowser\//], ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//], ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/], ['iPad', /\biPad\b/], ['Android', /\bAndroid\b/], ['ChromeOS', /\bCrOS\b/], ['Windows', /\bWindows\b/], ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Names the browser and the system of a `User-Agent` header, so that users can notice a sign-in that isn't theirs. */
export function nameDevice(userAgent: string): DeviceName {
  const nameIn = (known: readonly [string, RegExp][]) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
  const system = nameIn(systems)
  return { browser: nameIn(browsers), system, isPhone: system === 'iPhone' || (system === 'Android' && /\bMobile\b/.test(userAgent)) }
}
