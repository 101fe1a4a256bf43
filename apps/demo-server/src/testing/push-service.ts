import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { listen } from '../listen.ts'
import { type BrowserKeys, decryptPush, type Encrypted } from './decrypt-push.ts'

/** A push, and what it says to who can read it. */
export interface Pushed extends Encrypted {
  readonly text: string
}

/** What stands between a server and a browser, with the keys of the one browser that it serves. */
export interface PushService {
  /** As `PushSubscription.toJSON()` gives it. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** What came, oldest first. */
  readonly pushed: readonly Pushed[]
  /** How it answers from now on: 201 until somebody says otherwise. */
  answer(status: number): void
  close(): Promise<void>
}

/** @throws where the port cannot be had */
export async function startPushService(): Promise<PushService> {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys: BrowserKeys = { ecdh, auth: randomBytes(16) }
  const pushed: Pushed[] = []
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
    pushed,
    answer: (next) => void (status = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
