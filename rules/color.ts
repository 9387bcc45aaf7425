/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}
/** Linear sRGB, each channel 0 to 1 when inside the gamut. */
type Linear = readonly [number, number, number]

/** Reads #rgb or #rrggbb; null for anything else. */
export function parseColor(text: string): Oklch | null {
  const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim())
  if (!digits) return null
  const hex = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('')
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return fromLinear([r, g, b])
}

/** #rrggbb of a colour; chroma is lowered until sRGB has it. */
export function toHex(color: Oklch): string {
  return `#${inGamut(color)
    .map((channel) =>
      Math.round(toGamma(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: Oklch, b: Oklch): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: Oklch): number {
  const [r, g, b] = inGamut(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function inGamut(color: Oklch): Linear {
  let { c } = color
  let rgb = linear({ ...color, c })
  while (c > 0 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    c = Math.max(0, c - 0.004)
    rgb = linear({ ...color, c })
  }
  const [r, g, b] = rgb
  return [clamp(r), clamp(g), clamp(b)]
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
function linear({ l, c, h }: Oklch): Linear {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963378 * a + 0.2158038 * b) ** 3
  const y = (l - 0.1055613 * a - 0.0638542 * b) ** 3
  const z = (l - 0.0894842 * a - 1.2914855 * b) ** 3
  return [
    4.0767417 * x - 3.3077116 * y + 0.2309699 * z,
    -1.268438 * x + 2.6097574 * y - 0.3413194 * z,
    -0.0041961 * x - 0.7034186 * y + 1.7076147 * z,
  ]
}

function fromLinear([r, g, b]: Linear): Oklch {
  const x = Math.cbrt(0.4122215 * r + 0.5363325 * g + 0.051446 * b)
  const y = Math.cbrt(0.2119035 * r + 0.6806995 * g + 0.107397 * b)
  const z = Math.cbrt(0.0883025 * r + 0.2817188 * g + 0.6299787 * b)
  const a = 1.9779985 * x - 2.4285922 * y + 0.4505937 * z
  const bb = 0.025904 * x + 0.7827718 * y - 0.8086758 * z
  return {
    l: 0.2104543 * x + 0.7936178 * y - 0.004072 * z,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}
