/** What the reply button says of its count. @see ST-29 */
export function replyCountLabel(count: number): '0' | '1' | '1+' {
  if (count <= 0) return '0'
  return count === 1 ? '1' : '1+'
}
