import { expect, test } from 'vitest'
import { addPushNotification, MAX_NOTIFICATIONS, type PushNotification } from './index.ts'

const createNotification = (
  tag: string,
  rest: Partial<PushNotification> = {},
): PushNotification => ({
  title: `Title ${tag}`,
  body: `Body ${tag}`,
  icon: 'https://far.example/a.png',
  tag,
  path: `/statuses/${tag}`,
  count: 1,
  ...rest,
})

const getTitle = (count: number) => `${count} notifications`
const createShown = (count: number) =>
  Array.from({ length: count }, (_, index) => createNotification(String(count - index)))

test('shows up to five separately', { tags: ['PSH-14'] }, () => {
  for (let count = 0; count < MAX_NOTIFICATIONS; count += 1) {
    expect(addPushNotification(createShown(count), createNotification('9'), getTitle)).toEqual({
      show: createNotification('9'),
      close: [],
    })
  }
})

test(
  'groups all into one with the sixth, the latest title first, linking to the list',
  { tags: ['PSH-14'] },
  () => {
    const { show, close } = addPushNotification(createShown(5), createNotification('6'), getTitle)

    expect(show).toMatchObject({ title: '6 notifications', path: '/notifications', count: 6 })
    expect(show.body.split('\n')).toEqual([6, 5, 4, 3, 2, 1].map((tag) => `Title ${tag}`))
    expect(close).toEqual(['5', '4', '3', '2', '1'])
  },
)

test('adds later ones to the group and keeps its tag', { tags: ['PSH-14'] }, () => {
  const { show: group } = addPushNotification(createShown(5), createNotification('6'), getTitle)

  const { show, close } = addPushNotification([group], createNotification('7'), getTitle)

  expect(show).toMatchObject({ title: '7 notifications', tag: group.tag, count: 7 })
  expect(show.body.startsWith('Title 7\nTitle 6\n')).toBe(true)
  expect(close).toEqual([])
})

test('replaces a notification with the same tag', { tags: ['PSH-14'] }, () => {
  expect(
    addPushNotification(createShown(5), createNotification('3', { title: 'Updated' }), getTitle),
  ).toEqual({
    show: createNotification('3', { title: 'Updated' }),
    close: [],
  })
})
