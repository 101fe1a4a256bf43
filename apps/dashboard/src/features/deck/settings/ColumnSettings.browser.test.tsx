// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderDeck } from '../../../testing/render-deck.tsx'
import { column } from '../../../testing/test-session.ts'

const settings = browser.getByRole('button', { name: 'Column settings' })
const last = browser.getByRole('button', { name: 'Remove column' })

/** The scroll container around the settings. */
const getScrollContainer = () => last.element().parentElement!.parentElement!

beforeEach(async () => {
  await browser.viewport(1280, 500)
})

test(
  'shows that there are more settings below, until the end is reached',
  { tags: ['COL-07'] },
  async () => {
    await renderDeck({ columns: [column('a', 'HASHTAG', { id: 'rain' })] })
    await settings.click()
    await expect.element(last).toBeInTheDocument()
    await expect.poll(() => getScrollContainer().hasAttribute('data-more-below')).toBe(true)
    expect(getComputedStyle(getScrollContainer()).maskImage).toContain('gradient')
    expect(getScrollContainer().hasAttribute('data-more-above')).toBe(false)

    getScrollContainer().scrollTop = getScrollContainer().scrollHeight

    await expect.poll(() => getScrollContainer().hasAttribute('data-more-below')).toBe(false)
    expect(getComputedStyle(getScrollContainer()).maskImage).toBe('none')
    expect(getScrollContainer().hasAttribute('data-more-above')).toBe(true)
  },
)

test('does not mark settings that fit as scrollable', { tags: ['COL-07'] }, async () => {
  await browser.viewport(1280, 2000)
  await renderDeck({ columns: [column('a', 'HASHTAG', { id: 'rain' })] })
  await settings.click()
  await expect.element(last).toBeVisible()

  await expect
    .poll(() => getScrollContainer().scrollHeight - getScrollContainer().clientHeight)
    .toBe(0)
  expect(getScrollContainer().hasAttribute('data-more-below')).toBe(false)
})
