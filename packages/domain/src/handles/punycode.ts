/** The constants of RFC 3492. */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128
const LAST_CODE = 0x10_ff_ff

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'

function adaptBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / length)
  let steps = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE)
    rest = Math.floor(rest / (BASE - T_MIN))
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

const getThreshold = (place: number, bias: number): number =>
  Math.min(T_MAX, Math.max(T_MIN, place - bias))

/**
 * Decodes the part of a domain label after `xn--`.
 *
 * @returns null for invalid Punycode. Never throws.
 * @see https://www.rfc-editor.org/rfc/rfc3492
 */
export function decodePunycode(text: string): string | null {
  const dash = text.lastIndexOf('-')
  const codes = Array.from(text.slice(0, Math.max(0, dash)), (letter) => letter.charCodeAt(0))
  const digits = text.slice(dash + 1).toLowerCase()
  let [code, index, bias] = [FIRST_CODE, 0, FIRST_BIAS]
  for (let at = 0; at < digits.length;) {
    const before = index
    let weight = 1
    for (let place = BASE; ; place += BASE) {
      const digit = DIGITS.indexOf(digits.charAt(at))
      if (at >= digits.length || digit === -1) return null
      at += 1
      index += digit * weight
      const threshold = getThreshold(place, bias)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = codes.length + 1
    bias = adaptBias(index - before, length, before === 0)
    code += Math.floor(index / length)
    index %= length
    if (code > LAST_CODE || (code >= 0xd800 && code <= 0xdfff)) return null
    codes.splice(index, 0, code)
    index += 1
  }
  return String.fromCodePoint(...codes)
}

/** Encodes a domain label in ASCII, without the `xn--`. Never throws. */
export function encodePunycode(label: string): string {
  const codes = Array.from(label, (letter) => letter.codePointAt(0) ?? 0)
  const basic = codes.filter((code) => code < FIRST_CODE)
  let text = basic.length === 0 ? '' : `${String.fromCodePoint(...basic)}-`
  let [code, delta, bias, done] = [FIRST_CODE, 0, FIRST_BIAS, basic.length]
  while (done < codes.length) {
    const from = code
    const next = Math.min(...codes.filter((each) => each >= from))
    delta += (next - code) * (done + 1)
    code = next
    for (const each of codes) {
      if (each < code) delta += 1
      if (each !== code) continue
      text += encodeDelta(delta, bias)
      bias = adaptBias(delta, done + 1, done === basic.length)
      delta = 0
      done += 1
    }
    delta += 1
    code += 1
  }
  return text
}

function encodeDelta(delta: number, bias: number): string {
  let [text, rest] = ['', delta]
  for (let place = BASE; ; place += BASE) {
    const threshold = getThreshold(place, bias)
    if (rest < threshold) return text + DIGITS.charAt(rest)
    text += DIGITS.charAt(threshold + ((rest - threshold) % (BASE - threshold)))
    rest = Math.floor((rest - threshold) / (BASE - threshold))
  }
}
