import type { PushAlerts, PushSubscriptionEntity } from '../entities/push-subscription.ts'
import { isJsonObject, setAtPath } from '../json/json-object.ts'

function readAlerts(raw: unknown): PushAlerts {
  const entries = Object.entries(isJsonObject(raw) ? raw : {})
  return Object.fromEntries(entries.map(([kind, isOn]) => [kind, isOn === true]))
}

/**
 * Returns a subscription with other alerts and the server's remaining fields. Never throws.
 *
 * @param path such as `['alerts', 'mention']`
 * @see PSH-08
 */
export function changePushAlerts(
  subscription: PushSubscriptionEntity,
  path: readonly string[],
  value: unknown,
): PushSubscriptionEntity {
  const { alerts } = setAtPath({ alerts: subscription.alerts }, path, value)
  return { ...subscription, alerts: readAlerts(alerts) }
}
