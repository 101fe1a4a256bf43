import type { PushAlerts, PushSubscriptionEntity } from '@colonnade/domain/entities'
import { DecodeError, fieldsOf, idText, textOrNull } from './fields.ts'

/** @throws DecodeError without an id or an endpoint */
export function decodePushSubscription(raw: unknown): PushSubscriptionEntity {
  const fields = fieldsOf<PushSubscriptionEntity>(raw)
  const id = idText(fields?.id)
  const endpoint = textOrNull(fields?.endpoint) ?? ''
  if (fields === null || id === '') throw new DecodeError('push subscription', 'no id')
  if (endpoint === '') throw new DecodeError('push subscription', 'no endpoint')
  return {
    id,
    endpoint,
    alerts: pushAlerts(fields.alerts),
    server_key: textOrNull(fields.server_key) || null,
  }
}

/** Before 3.4 servers repeated what they were told, in whatever form that was. */
function pushAlerts(raw: unknown): PushAlerts {
  const entries = Object.entries(fieldsOf<PushAlerts>(raw) ?? {})
  return Object.fromEntries(entries.map(([kind, isOn]) => [kind, isOn === true || isOn === 'true']))
}
