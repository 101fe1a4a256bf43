import { expect, onTestFinished, test } from 'vitest'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { LiveRegion } from './LiveRegion.tsx'

/** Records the texts that are exposed to screen readers in elements that existed before. */
function recordAnnouncements(): readonly string[] {
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
  'exposes its text to screen readers after the region exists, and shows it at once',
  { tags: ['BY-54'] },
  async () => {
    const uncovered = recordAnnouncements()
    const screen = await renderInEnglish(<LiveRegion>No results</LiveRegion>)
    const region = screen.getByRole('status')
    const before = region.element()
    await expect.element(screen.getByText('No results')).toBeVisible()

    await expect.poll(() => uncovered).toEqual(['No results'])

    expect(region.element()).toBe(before)
    await expect.element(region).toHaveTextContent('No results')
  },
)
