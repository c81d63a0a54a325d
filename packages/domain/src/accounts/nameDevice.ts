/** What a browser says of itself, in names; null where it says nothing that is known. */
export interface DeviceName {
  browser: string | null
  system: string | null
  isPhone: boolean
}

/** The first that fits names it: each browser also says the names of those it descends from. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?(?:iOS)?\//], ['Opera', /\bOPR\//], ['Samsung Internet', /\bSamsungBrowser\//], ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//], ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/], ['iPad', /\biPad\b/], ['Android', /\bAndroid\b/], ['ChromeOS', /\bCrOS\b/], ['Windows', /\bWindows\b/], ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Names the browser and the system of a `User-Agent` header, for somebody who looks for a sign-in that is not theirs. */
export function nameDevice(userAgent: string): DeviceName {
  const nameIn = (known: readonly [string, RegExp][]) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
  const system = nameIn(systems)
  return { browser: nameIn(browsers), system, isPhone: system === 'iPhone' || (system === 'Android' && /\bMobile\b/.test(userAgent)) }
}
