/**
 * A server's public key as browsers want it.
 *
 * @param key base64 of either alphabet, with or without its end
 * @throws DOMException InvalidCharacterError (code 5) for what is no base64
 */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Base64url without its end, as servers write keys. */
export function keyText(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
