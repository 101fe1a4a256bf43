import { expect, test } from 'vitest'
import sent from '../fixtures/gotosocial-conversations.json'
import deleted from '../fixtures/gotosocial-stream-delete.json'
import notified from '../fixtures/gotosocial-stream-notification.json'
import updated from '../fixtures/gotosocial-stream-update.json'
import { parseFrame, toStreamEvent } from './parse-event.ts'

const read = (body: unknown) => {
  const frame = parseFrame(JSON.stringify(body))
  return frame === null
    ? null
    : { key: frame.key, event: toStreamEvent(frame, 'https://host.example') }
}

test('the frames of a real server are read, JSON inside the JSON', () => {
  const status = JSON.parse(updated.payload) as { id: string; content: string }
  const notification = JSON.parse(notified.payload) as { id: string; status: { id: string } }

  expect(read(updated)).toMatchObject({
    key: 'user',
    event: { type: 'update', status: { id: status.id, content: status.content } },
  })
  expect(read(notified)).toMatchObject({
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
  expect(read(deleted)).toEqual({ key: 'direct', event: { type: 'delete', id: deleted.payload } })
})

test('an edit is told as one', () => {
  expect(read({ ...updated, event: 'status.update' })?.event?.type).toBe('status.update')
})

test('a conversation is told with its last words', () => {
  const frame = { stream: ['direct'], event: 'conversation', payload: JSON.stringify(sent[0]) }

  expect(read(frame)).toMatchObject({
    key: 'direct',
    event: { type: 'conversation', conversation: { last_status: { visibility: 'direct' } } },
  })
})

test('a payload that is the object itself is understood too', () => {
  expect(read({ ...updated, payload: JSON.parse(updated.payload) as unknown })).toEqual(
    read(updated),
  )
})
