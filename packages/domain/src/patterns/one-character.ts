/** Which characters were asked for outside of ASCII: more than a deck meets in a day. */
const MOST_KEPT = 4_096
const ASCII = 128

/** Whether a character is of a kind. @param character one, as the expression counts them */
export type CharacterTest = (character: string) => boolean

/**
 * What one character must be, asked of the browser once for each character.
 *
 * @param source `a`, `.`, `[a-z]`, `\p{L}`: a whole expression that takes one character
 * @param flags `iu` or `i`
 */
export function oneCharacter(source: string, flags: string): CharacterTest {
  const expression = new RegExp(`^(?:${escaped(source)})$`, flags)
  const ascii = new Int8Array(ASCII)
  const others = new Map<string, boolean>()

  function test(character: string): boolean {
    const known = others.get(character)
    if (known !== undefined) return known
    if (others.size >= MOST_KEPT) others.clear()
    const isOne = expression.test(character)
    others.set(character, isOne)
    return isOne
  }

  return (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code >= ASCII) return test(character)
    if (ascii[code] === 0) ascii[code] = expression.test(character) ? 1 : -1
    return ascii[code] === 1
  }
}

/** Signs of the laxer old syntax, alone in an expression, would be quantifiers and brackets again. */
const escaped = (source: string): string => (/^[\]{}]$/.test(source) ? `\\${source}` : source)
