import { beforeEach, describe, expect, test } from 'vitest'
import { goBack } from './go-back.ts'
import { goTo } from './go-to.ts'

/** As a page of another site that the reader came from. */
const OTHER = '/another-site'

const path = () => location.pathname

describe('goBack', () => {
  beforeEach(() => {
    history.pushState(null, '', OTHER)
    history.pushState(null, '', '/statuses/7')
  })

  test(
    'opens the deck when the page was opened by its address, not what was there before',
    { tags: ['RTE-03'] },
    async () => {
      goBack()

      await expect.poll(path).toBe('/')
    },
  )

  test(
    'returns to the page of the program that the reader came from',
    { tags: ['RTE-03'] },
    async () => {
      goTo('/statuses/new')
      await expect.poll(path).toBe('/statuses/new')

      goBack()

      await expect.poll(path).toBe('/statuses/7')
      goBack()
      await expect.poll(path).toBe('/')
    },
  )

  test(
    'opens the deck after the first page was replaced by another',
    { tags: ['RTE-03'] },
    async () => {
      goTo('/accounts/1', { replace: true, state: { column: 'a' } })
      await expect.poll(path).toBe('/accounts/1')
      expect(history.state).toMatchObject({ column: 'a' })

      goBack()

      await expect.poll(path).toBe('/')
    },
  )
})
