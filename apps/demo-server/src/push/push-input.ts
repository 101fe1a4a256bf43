import { flagOf, type Input, isRecord, textOf } from '../http/input.ts'
import { ApiFailure, invalid } from '../http/reply.ts'
import type { NewPushSubscription, PushChoice } from '../store/push-subscriptions.ts'
import { isForbiddenHost } from './post-push.ts'

/** Whatever can be pushed; alerts of other kinds are passed over. */
const KINDS = [
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

/** Nothing is pushed until somebody chooses. */
export const NO_ALERTS: PushChoice['alerts'] = Object.fromEntries(
  KINDS.map((kind) => [kind, false]),
)

type Target = Pick<NewPushSubscription, 'endpoint' | 'key_p256dh' | 'key_auth' | 'standard'>

/**
 * @param mayStayHere whether a push service may be on this machine
 * @throws {ApiFailure} 422 for what nothing can be sent to
 */
export function pushTargetOf({ subscription }: Input, mayStayHere: boolean): Target {
  if (!isRecord(subscription)) throw missing('subscription')
  const keys = isRecord(subscription['keys']) ? subscription['keys'] : {}
  const endpoint = textOf(subscription, 'endpoint') ?? ''
  const [p256dh, auth] = [textOf(keys, 'p256dh') ?? '', textOf(keys, 'auth') ?? '']
  if (!isReachable(endpoint, mayStayHere)) throw invalid('Endpoint is not a valid URL')
  if (p256dh === '') throw invalid("Key p256dh can't be blank")
  if (auth === '') throw invalid("Key auth can't be blank")
  return {
    endpoint,
    key_p256dh: p256dh,
    key_auth: auth,
    standard: flagOf(subscription, 'standard') ?? false,
  }
}

/** Over the net by HTTPS alone, as push services are; one on this machine, where it may be, needs none. */
function isReachable(endpoint: string, mayStayHere: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (isForbiddenHost(hostname, mayStayHere)) return false
  return protocol === 'https:' || (protocol === 'http:' && isForbiddenHost(hostname, false))
}

/** What a call chooses; null where it says nothing of that. */
export function pushChoiceOf({ data }: Input): PushChoice | null {
  if (!isRecord(data)) return null
  const given = isRecord(data['alerts']) ? data['alerts'] : {}
  const alerts = KINDS.flatMap((kind) => {
    const isOn = flagOf(given, kind)
    return isOn === null ? [] : [[kind, isOn] as const]
  })
  const policy = POLICIES.find((known) => known === textOf(data, 'policy')) ?? 'all'
  return { alerts: Object.fromEntries(alerts), policy }
}

/** @throws {ApiFailure} 422 for a change that says nothing */
export function requirePushChoice(input: Input): PushChoice {
  const choice = pushChoiceOf(input)
  if (choice === null) throw missing('data')
  return choice
}

const missing = (name: string) =>
  new ApiFailure(422, `param is missing or the value is empty: ${name}`)
