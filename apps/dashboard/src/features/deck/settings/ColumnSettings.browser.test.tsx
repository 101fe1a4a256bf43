// First of all imports: whoever comes before it would order the layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { showDeck } from '../../../testing/show-deck.tsx'
import { column } from '../../../testing/test-session.ts'

const settings = browser.getByRole('button', { name: 'Column settings' })
const last = browser.getByRole('button', { name: 'Remove column' })

/** What scrolls around the settings. */
const frame = () => last.element().parentElement!.parentElement!

beforeEach(async () => {
  await browser.viewport(1280, 500)
})

test(
  'shows that there are more settings below, until their end',
  { tags: ['COL-07'] },
  async () => {
    await showDeck({ columns: [column('a', 'HASHTAG', { id: 'rain' })] })
    await settings.click()
    await expect.element(last).toBeInTheDocument()
    await expect.poll(() => frame().hasAttribute('data-more-below')).toBe(true)
    expect(getComputedStyle(frame()).maskImage).toContain('gradient')
    expect(frame().hasAttribute('data-more-above')).toBe(false)

    frame().scrollTop = frame().scrollHeight

    await expect.poll(() => frame().hasAttribute('data-more-below')).toBe(false)
    expect(getComputedStyle(frame()).maskImage).toBe('none')
    expect(frame().hasAttribute('data-more-above')).toBe(true)
  },
)

test('shows no more settings below where all of them fit', { tags: ['COL-07'] }, async () => {
  await browser.viewport(1280, 1600)
  await showDeck({ columns: [column('a', 'HASHTAG', { id: 'rain' })] })
  await settings.click()
  await expect.element(last).toBeVisible()

  await expect.poll(() => frame().scrollHeight - frame().clientHeight).toBe(0)
  expect(frame().hasAttribute('data-more-below')).toBe(false)
})
