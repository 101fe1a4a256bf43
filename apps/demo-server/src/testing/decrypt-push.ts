import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

/** What a browser keeps to itself. */
export interface BrowserKeys {
  readonly ecdh: ECDH
  readonly auth: Buffer
}

export interface Encrypted {
  /** As in the request, names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

const TAG_BYTES = 16

function opened(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
}

/** One record, as every push is. @see https://www.rfc-editor.org/rfc/rfc8291 */
function openStandard({ ecdh, auth }: BrowserKeys, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
  const padded = opened(key, nonce, body.subarray(keyEnd))
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** As it was before the standard. @see https://datatracker.ietf.org/doc/html/draft-ietf-webpush-encryption-04 */
function openEarly({ ecdh, auth }: BrowserKeys, { headers, body }: Encrypted): string {
  const field = (header: string, name: string) =>
    Buffer.from(
      new RegExp(`(?:^|[;,]\\s*)${name}=([\\w-]+)`).exec(headers[header] ?? '')?.[1] ?? '',
      'base64url',
    )
  const [salt, sender] = [field('encryption', 'salt'), field('crypto-key', 'dh')]
  const counted = (point: Buffer) => Buffer.concat([Buffer.from([0, point.length]), point])
  const context = [Buffer.from('P-256\0'), counted(ecdh.getPublicKey()), counted(sender)]
  const info = (name: string) =>
    Buffer.concat([Buffer.from(`Content-Encoding: ${name}\0`), ...context])
  const secret = hkdf(ecdh.computeSecret(sender), auth, 'Content-Encoding: auth\0', 32)
  const key = hkdf(secret, salt, info('aesgcm'), 16)
  const padded = opened(key, hkdf(secret, salt, info('nonce'), 12), body)
  return padded.subarray(2 + padded.readUInt16BE(0)).toString()
}

/** What a push says, read as the subscribed browser reads it. @throws for what was meant for another */
export function decryptPush(keys: BrowserKeys, { headers, body }: Encrypted): string {
  return headers['content-encoding'] === 'aes128gcm'
    ? openStandard(keys, body)
    : openEarly(keys, { headers, body })
}
