const WHITE_SPACE = /\s/

/** Where the word begins that ends at a place in a text: behind the white space before it. UTF-16 units. */
export function findWordStart(text: string, end: number): number {
  let start = end
  while (start > 0 && !WHITE_SPACE.test(text.charAt(start - 1))) start -= 1
  return start
}
