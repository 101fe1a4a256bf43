import { expect, test } from 'vitest'
import sent from '../fixtures/gotosocial-conversations.json'
import deleted from '../fixtures/gotosocial-stream-delete.json'
import notified from '../fixtures/gotosocial-stream-notification.json'
import updated from '../fixtures/gotosocial-stream-update.json'
import { parseFrame, toStreamEvent } from './parse-event.ts'

const readEvent = (body: unknown) => {
  const frame = parseFrame(JSON.stringify(body))
  return frame === null
    ? null
    : { key: frame.key, event: toStreamEvent(frame, 'https://host.example') }
}

test('parses the frames of a real server, with JSON inside the JSON', () => {
  const status = JSON.parse(updated.payload) as { id: string; content: string }
  const notification = JSON.parse(notified.payload) as { id: string; status: { id: string } }

  expect(readEvent(updated)).toMatchObject({
    key: 'user',
    event: { type: 'update', status: { id: status.id, content: status.content } },
  })
  expect(readEvent(notified)).toMatchObject({
    key: 'user',
    event: {
      type: 'notification',
      notification: {
        id: notification.id,
        type: 'mention',
        status: { id: notification.status.id },
      },
    },
  })
  expect(readEvent(deleted)).toEqual({
    key: 'direct',
    event: { type: 'delete', id: deleted.payload },
  })
})

test('parses an edit as status.update', () => {
  expect(readEvent({ ...updated, event: 'status.update' })?.event?.type).toBe('status.update')
})

test('parses a conversation with its last status', () => {
  const frame = { stream: ['direct'], event: 'conversation', payload: JSON.stringify(sent[0]) }

  expect(readEvent(frame)).toMatchObject({
    key: 'direct',
    event: { type: 'conversation', conversation: { last_status: { visibility: 'direct' } } },
  })
})

test('accepts a payload that is an object', () => {
  expect(readEvent({ ...updated, payload: JSON.parse(updated.payload) as unknown })).toEqual(
    readEvent(updated),
  )
})
