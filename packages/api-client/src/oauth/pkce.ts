const VERIFIER_BYTES = 32
const STATE_BYTES = 16

/** Proves at the end that the one who finishes signing in is the one who began. @see RFC 7636 */
export interface Pkce {
  readonly verifier: string
  /** S256 of the verifier. */
  readonly challenge: string
}

/**
 * @returns null on a page without WebCrypto's hashes: one that came over plain http, where others
 * could read the verifier anyway
 */
export async function createPkce(crypto: Crypto = globalThis.crypto): Promise<Pkce | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return null
  const verifier = randomText(VERIFIER_BYTES, crypto)
  return { verifier, challenge: await challengeOf(verifier, subtle) }
}

/** 128 bits that nobody guesses. */
export const createState = (crypto: Crypto = globalThis.crypto): string =>
  randomText(STATE_BYTES, crypto)

export async function challengeOf(verifier: string, subtle: SubtleCrypto): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64Url(new Uint8Array(hash))
}

const randomText = (bytes: number, crypto: Crypto): string =>
  base64Url(crypto.getRandomValues(new Uint8Array(bytes)))

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
