/** An attribute holds no `<`, so that code of many frames that never end is read once, and not once for each of them. */
const FRAME = /<iframe(?=\s)[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Of the code for a frame, in UTF-16 units: what is longer is no frame alone. */
const LONGEST_CODE = 4_000

/** The address of the frame in the code that a site offers. Of that code nothing else is ever used. Empty for none. */
export function frameSource(code: string): string {
  if (code.length > LONGEST_CODE) return ''
  const [, double, single] = FRAME.exec(code) ?? []
  return (double ?? single ?? '').trim().replaceAll('&amp;', '&')
}
