/** Letters, digits and `-._~` mean the same encoded or not, so nobody has a reason to. @see RFC 3986, section 2.3 */
const NEEDLESS = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/i

/**
 * Whether a path says what it means. A router decodes a path, and limits, origins and tokens are judged by what it
 * looks like: one that hides a letter from them could be two paths at once.
 *
 * @param pathname as it came, still encoded
 */
export const isPlainPath = (pathname: string): boolean => !NEEDLESS.test(pathname)
