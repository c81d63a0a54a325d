/** `#rgb` or `#rrggbb` as 0–255 channels, or undefined for anything else. */
function channels(hex: string): [number, number, number] | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  const parts = short?.slice(1).map((part) => part + part) ?? long?.slice(1)
  if (!parts) return undefined
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16))
  return [red, green, blue]
}

function luminance(rgb: [number, number, number]): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast of two opaque hex colours, 1–21. Throws on any other notation, for a check must not guess. */
export function contrast(foreground: string, background: string): number {
  const [front, back] = [channels(foreground), channels(background)]
  if (!front || !back) throw new Error(`Contrast needs #rgb or #rrggbb, got "${front ? background : foreground}".`)
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
