import type { PushAlerts, PushSubscriptionEntity } from '@colonnade/domain/entities'
import { DecodeError, toFields, toIdText, toTextOrNull } from './fields.ts'

/** @throws DecodeError without an id or an endpoint */
export function decodePushSubscription(raw: unknown): PushSubscriptionEntity {
  const fields = toFields<PushSubscriptionEntity>(raw)
  const id = toIdText(fields?.id)
  const endpoint = toTextOrNull(fields?.endpoint) ?? ''
  if (fields === null || id === '') throw new DecodeError('push subscription', 'no id')
  if (endpoint === '') throw new DecodeError('push subscription', 'no endpoint')
  return {
    id,
    endpoint,
    alerts: toPushAlerts(fields.alerts),
    server_key: toTextOrNull(fields.server_key) || null,
  }
}

/** Decodes the alerts. Servers before 3.4 return them in the form in which they were sent. */
function toPushAlerts(raw: unknown): PushAlerts {
  const entries = Object.entries(toFields<PushAlerts>(raw) ?? {})
  return Object.fromEntries(entries.map(([kind, isOn]) => [kind, isOn === true || isOn === 'true']))
}
