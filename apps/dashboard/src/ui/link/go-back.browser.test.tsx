import { beforeEach, describe, expect, test } from 'vitest'
import { goBack } from './go-back.ts'
import { goTo } from './go-to.ts'

/** Represents a page of another site that the user came from. */
const OTHER = '/another-site'

const getPath = () => location.pathname

describe('goBack', () => {
  beforeEach(() => {
    history.pushState(null, '', OTHER)
    history.pushState(null, '', '/statuses/7')
  })

  test(
    'opens the deck when the page was opened by its URL, instead of the previous history entry',
    { tags: ['RTE-03'] },
    async () => {
      goBack()

      await expect.poll(getPath).toBe('/')
    },
  )

  test('returns to the previous page of the app', { tags: ['RTE-03'] }, async () => {
    goTo('/statuses/new')
    await expect.poll(getPath).toBe('/statuses/new')

    goBack()

    await expect.poll(getPath).toBe('/statuses/7')
    goBack()
    await expect.poll(getPath).toBe('/')
  })

  test(
    'opens the deck after the first page was replaced by another',
    { tags: ['RTE-03'] },
    async () => {
      goTo('/accounts/1', { replace: true, state: { column: 'a' } })
      await expect.poll(getPath).toBe('/accounts/1')
      expect(history.state).toMatchObject({ column: 'a' })

      goBack()

      await expect.poll(getPath).toBe('/')
    },
  )
})
