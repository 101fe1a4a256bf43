import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits that nobody can guess, in letters that fit a URL and a WebSocket protocol. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** How a secret is stored: whoever reads the store cannot sign in with what stands there. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')

/** Another secret that only who knows the first can tell. */
export const deriveSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url')

/** PKCE's S256. @see https://www.rfc-editor.org/rfc/rfc7636#section-4.6 */
export const codeChallengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
