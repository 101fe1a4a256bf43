/** @param text `x,y`, each from -1 to 1 @returns null for what is no such pair */
export function readFocus(text: string | null): { readonly x: number; readonly y: number } | null {
  const [x = Number.NaN, y = Number.NaN] = (text ?? '').split(',').map(Number.parseFloat)
  return Number.isNaN(x) || Number.isNaN(y) ? null : { x: within(x), y: within(y) }
}

const within = (value: number): number => Math.min(1, Math.max(-1, value))
