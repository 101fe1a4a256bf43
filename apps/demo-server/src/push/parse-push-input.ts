import { getFlag, type Input, isRecord, getText } from '../http/input.ts'
import { ApiFailure, invalid } from '../http/response.ts'
import type { NewPushSubscription, PushSettings } from '../store/push-subscriptions.ts'
import { isForbiddenHost } from './send-push.ts'

/** The alert types that can be pushed. Others are ignored. */
const ALERT_TYPES = [
  'mention',
  'status',
  'reblog',
  'follow',
  'follow_request',
  'favourite',
  'poll',
  'update',
  'admin.sign_up',
  'admin.report',
] as const

const POLICIES = ['all', 'followed', 'follower', 'none']

/** No alerts are pushed until the user selects some. */
export const NO_ALERTS: PushSettings['alerts'] = Object.fromEntries(
  ALERT_TYPES.map((kind) => [kind, false]),
)

type PushTarget = Pick<NewPushSubscription, 'endpoint' | 'key_p256dh' | 'key_auth' | 'standard'>

/**
 * @param canUseLoopback whether push services on this machine are allowed
 * @throws {ApiFailure} 422 for an invalid subscription
 */
export function parsePushTarget({ subscription }: Input, canUseLoopback: boolean): PushTarget {
  if (!isRecord(subscription)) throw createMissingParamError('subscription')
  const keys = isRecord(subscription['keys']) ? subscription['keys'] : {}
  const endpoint = getText(subscription, 'endpoint') ?? ''
  const [p256dh, auth] = [getText(keys, 'p256dh') ?? '', getText(keys, 'auth') ?? '']
  if (!isAllowedEndpoint(endpoint, canUseLoopback)) throw invalid('Endpoint is not a valid URL')
  if (p256dh === '') throw invalid("Key p256dh can't be blank")
  if (auth === '') throw invalid("Key auth can't be blank")
  return {
    endpoint,
    key_p256dh: p256dh,
    key_auth: auth,
    standard: getFlag(subscription, 'standard') ?? false,
  }
}

/** Whether a push service may have this URL. It must use HTTPS, except on this machine if that is allowed. */
function isAllowedEndpoint(endpoint: string, canUseLoopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (isForbiddenHost(hostname, canUseLoopback)) return false
  return protocol === 'https:' || (protocol === 'http:' && isForbiddenHost(hostname, false))
}

/** Parses the alerts and the policy of a request. Returns null if it has none. */
export function parsePushSettings({ data }: Input): PushSettings | null {
  if (!isRecord(data)) return null
  const given = isRecord(data['alerts']) ? data['alerts'] : {}
  const alerts = ALERT_TYPES.flatMap((kind) => {
    const isOn = getFlag(given, kind)
    return isOn === null ? [] : [[kind, isOn] as const]
  })
  const policy = POLICIES.find((known) => known === getText(data, 'policy')) ?? 'all'
  return { alerts: Object.fromEntries(alerts), policy }
}

/** @throws {ApiFailure} 422 if the request has none */
export function requirePushSettings(input: Input): PushSettings {
  const choice = parsePushSettings(input)
  if (choice === null) throw createMissingParamError('data')
  return choice
}

const createMissingParamError = (name: string) =>
  new ApiFailure(422, `param is missing or the value is empty: ${name}`)
