import { statusId } from '@colonnade/domain/entities'
import { DecodeError, decodeFrom, toFields, toIdText, toText, toTexts } from '../decode/fields.ts'
import { decodeConversation, decodeNotification } from '../decode/notification.ts'
import { decodeStatus } from '../decode/status.ts'
import { getFrameKey, type StreamEvent } from './stream-source.ts'

interface FrameBody {
  readonly stream: readonly string[]
  readonly event: string
  readonly payload: string
}

/** A received frame. Its payload is not parsed yet, because that is most of the cost. */
export interface StreamFrame {
  /** The key from `getSourceKey`; null when the server does not name the stream. */
  readonly key: string | null
  readonly event: string
  readonly payload: unknown
}

/** @returns null for anything but a frame: invalid JSON, an error, a greeting. Never throws. */
export function parseFrame(data: unknown): StreamFrame | null {
  const fields = toFields<FrameBody>(parseJson(data))
  const event = toText(fields?.event)
  if (fields === null || event === '') return null
  const names = toTexts(fields.stream)
  return { key: names.length === 0 ? null : getFrameKey(names), event, payload: fields.payload }
}

/**
 * @param server the origin of the streaming server
 * @returns null for an unknown or malformed event. Never throws.
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
      const id = toIdText(payload)
      return id === '' ? null : { type: event, id: statusId(id) }
    }
    case 'filters_changed':
      return { type: event }
    default:
      return null
  }
}

/** Parses the JSON inside the JSON. Some servers send the object itself. */
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
