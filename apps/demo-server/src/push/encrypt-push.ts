import type { PushSubscriptionRow } from '../store/push-subscriptions.ts'
import type { VapidKeys } from '../store/vapid-keys.ts'
import type { SealedPush } from './post-push.ts'

/** Seconds for which a push service keeps what it cannot hand over yet: two days, as Mastodon says. */
const KEPT_SECONDS = 172_800

/** Whom a push service may ask about what comes from here. */
const CONTACT = 'mailto:push@colonnade.example'

/**
 * A message that only the subscribed browser can read, signed by the instance.
 *
 * @throws where the browser's keys are none
 * @see https://www.rfc-editor.org/rfc/rfc8291
 */
export async function encryptPush(
  { endpoint, key_p256dh: p256dh, key_auth: auth, standard }: PushSubscriptionRow,
  keys: VapidKeys,
  message: string,
): Promise<SealedPush> {
  // Most starts push nothing.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    message,
    {
      vapidDetails: { subject: CONTACT, ...keys },
      contentEncoding: standard ? 'aes128gcm' : 'aesgcm',
      TTL: KEPT_SECONDS,
    },
  )
  // Whoever sends it counts the bytes.
  const { 'Content-Length': _length, ...sent } = headers
  return {
    endpoint,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
  }
}
