const NAMES = /^(@\S+ )(?:@\S+ )+$/

/**
 * What is marked when the text gets the focus: of a fresh reply to several people the names after
 * the first, so that typing drops them; otherwise the caret stands at the end.
 *
 * @returns start and end, in UTF-16 units
 * @see CMP-48
 */
export function textSelection(text: string, preselectsNames: boolean): readonly [number, number] {
  const first = preselectsNames ? NAMES.exec(text)?.[1] : undefined
  return [first?.length ?? text.length, text.length]
}
