import { expect, onTestFinished, test } from 'vitest'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { Said } from './Said.tsx'

/** What a screen reader is given of what stood in the page before, as it is given it. */
function watchUncovered(): readonly string[] {
  const uncovered: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (oldValue === 'true') uncovered.push(target.textContent ?? '')
  })
  observer.observe(document.body, {
    subtree: true,
    attributeFilter: ['aria-hidden'],
    attributeOldValue: true,
  })
  onTestFinished(() => observer.disconnect())
  return uncovered
}

test(
  'its region stands in the page before a screen reader is given its words, who sees reads them at once',
  { tags: ['BY-54'] },
  async () => {
    const uncovered = watchUncovered()
    const screen = await renderInEnglish(<Said>Nobody was found</Said>)
    const region = screen.getByRole('status')
    const before = region.element()
    await expect.element(screen.getByText('Nobody was found')).toBeVisible()

    await expect.poll(() => uncovered).toEqual(['Nobody was found'])

    expect(region.element()).toBe(before)
    await expect.element(region).toHaveTextContent('Nobody was found')
  },
)
