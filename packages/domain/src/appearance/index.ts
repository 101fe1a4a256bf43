export { ACCENTS, DEFAULT_ACCENT } from './accents.ts'
export { accentShades, type AccentShades, type Shades } from './accent-shades.ts'
export { contrastOf, isHexColour, toHex, toOklch } from './colour.ts'
export { SURFACES } from './surfaces.ts'
