import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { listen } from '../bounded-server.ts'

/** The private keys of a push subscription, which stay in the browser. */
interface BrowserKeys {
  readonly ecdh: ECDH
  readonly auth: Buffer
}

interface Encrypted {
  /** As in the request, with lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

const TAG_BYTES = 16

function decrypt(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
}

/** Decrypts a single-record message, as all push messages are. @see https://www.rfc-editor.org/rfc/rfc8291 */
function decryptAes128gcm({ ecdh, auth }: BrowserKeys, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
  const padded = decrypt(key, nonce, body.subarray(keyEnd))
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/**
 * Decrypts the draft format from before the standard. @see
 * https://datatracker.ietf.org/doc/html/draft-ietf-webpush-encryption-04
 */
function decryptAesgcm({ ecdh, auth }: BrowserKeys, { headers, body }: Encrypted): string {
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
  const padded = decrypt(key, hkdf(secret, salt, info('nonce'), 12), body)
  return padded.subarray(2 + padded.readUInt16BE(0)).toString()
}

/** Decrypts a push message as the subscribed browser does. @throws for a message that was encrypted with other keys */
function decryptPush(keys: BrowserKeys, { headers, body }: Encrypted): string {
  return headers['content-encoding'] === 'aes128gcm'
    ? decryptAes128gcm(keys, body)
    : decryptAesgcm(keys, { headers, body })
}

/** A push request, with its decrypted text. */
export interface PushMessage extends Encrypted {
  readonly text: string
}

/** A fake push service with the keys of one subscribed browser. */
export interface PushService {
  /** As in `PushSubscription.toJSON()`. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** The received messages, oldest first. */
  readonly messages: readonly PushMessage[]
  /** Sets the response status from now on; 201 by default. */
  setStatus(status: number): void
  close(): Promise<void>
}

/** @throws when no port is available */
export async function startPushService(): Promise<PushService> {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys: BrowserKeys = { ecdh, auth: randomBytes(16) }
  const pushed: PushMessage[] = []
  let status = 201
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const body = Buffer.concat(parts)
      pushed.push({ headers, body, text: decryptPush(keys, { headers, body }) })
      response.writeHead(status).end()
    })
  })
  const url = await listen(server, 0, '127.0.0.1')

  return {
    subscription: {
      endpoint: `${url}/browser`,
      keys: {
        p256dh: ecdh.getPublicKey().toString('base64url'),
        auth: keys.auth.toString('base64url'),
      },
    },
    messages: pushed,
    setStatus: (next) => void (status = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
