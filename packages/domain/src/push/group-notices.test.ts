import { expect, test } from 'vitest'
import { addNotice, MOST_NOTICES, type PushNotice } from './index.ts'

const notice = (tag: string, rest: Partial<PushNotice> = {}): PushNotice => ({
  title: `Title ${tag}`,
  body: `Body ${tag}`,
  icon: 'https://far.example/a.png',
  tag,
  path: `/statuses/${tag}`,
  count: 1,
  ...rest,
})

const titleOf = (count: number) => `${count} notifications`
const standing = (count: number) =>
  Array.from({ length: count }, (_, index) => notice(String(count - index)))

test('up to five stand each for itself', { tags: ['PSH-14'] }, () => {
  for (let count = 0; count < MOST_NOTICES; count += 1) {
    expect(addNotice(standing(count), notice('9'), titleOf)).toEqual({
      show: notice('9'),
      close: [],
    })
  }
})

test(
  'the sixth makes one of them all, the latest title first, which leads to the list',
  { tags: ['PSH-14'] },
  () => {
    const { show, close } = addNotice(standing(5), notice('6'), titleOf)

    expect(show).toMatchObject({ title: '6 notifications', path: '/notifications', count: 6 })
    expect(show.body.split('\n')).toEqual([6, 5, 4, 3, 2, 1].map((tag) => `Title ${tag}`))
    expect(close).toEqual(['5', '4', '3', '2', '1'])
  },
)

test('what comes then joins the one, whose tag stays', { tags: ['PSH-14'] }, () => {
  const { show: group } = addNotice(standing(5), notice('6'), titleOf)

  const { show, close } = addNotice([group], notice('7'), titleOf)

  expect(show).toMatchObject({ title: '7 notifications', tag: group.tag, count: 7 })
  expect(show.body.startsWith('Title 7\nTitle 6\n')).toBe(true)
  expect(close).toEqual([])
})

test('a notice that comes again takes the place of itself', { tags: ['PSH-14'] }, () => {
  expect(addNotice(standing(5), notice('3', { title: 'Anew' }), titleOf)).toEqual({
    show: notice('3', { title: 'Anew' }),
    close: [],
  })
})
