import { statusId } from '@colonnade/domain/entities'
import { DecodeError, decodeFrom, fieldsOf, idText, text, texts } from '../decode/fields.ts'
import { decodeConversation, decodeNotification } from '../decode/notification.ts'
import { decodeStatus } from '../decode/status.ts'
import { frameKey, type StreamEvent } from './stream-source.ts'

interface FrameBody {
  readonly stream: readonly string[]
  readonly event: string
  readonly payload: string
}

/** A frame as it came, its payload still unread: most of the cost is there. */
export interface StreamFrame {
  /** As `sourceKey` gives it; null where the server does not say which stream it is. */
  readonly key: string | null
  readonly event: string
  readonly payload: unknown
}

/** @returns null for what is no frame: broken JSON, an error, a greeting. Never throws. */
export function parseFrame(data: unknown): StreamFrame | null {
  const fields = fieldsOf<FrameBody>(parseJson(data))
  const event = text(fields?.event)
  if (fields === null || event === '') return null
  const names = texts(fields.stream)
  return { key: names.length === 0 ? null : frameKey(names), event, payload: fields.payload }
}

/**
 * @param server the origin of the server that streams
 * @returns null for an event that nobody knows or nobody can read. Never throws.
 */
export function toStreamEvent(frame: StreamFrame, server: string): StreamEvent | null {
  try {
    return decodeFrom(server, readEvent, frame)
  } catch (error) {
    if (error instanceof DecodeError) return null
    throw error
  }
}

function readEvent({ event, payload }: StreamFrame): StreamEvent | null {
  switch (event) {
    case 'update':
    case 'status.update':
      return { type: event, status: decodeStatus(readPayload(payload)) }
    case 'notification':
      return { type: event, notification: decodeNotification(readPayload(payload)) }
    case 'conversation':
      return { type: event, conversation: decodeConversation(readPayload(payload)) }
    case 'delete': {
      const id = idText(payload)
      return id === '' ? null : { type: event, id: statusId(id) }
    }
    case 'filters_changed':
      return { type: event }
    default:
      return null
  }
}

/** JSON inside the JSON; a server that sends the object itself is understood too. */
const readPayload = (payload: unknown): unknown =>
  typeof payload === 'string' ? parseJson(payload) : payload

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return null
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
