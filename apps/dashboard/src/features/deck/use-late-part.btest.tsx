import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { useLatePart } from './use-late-part.ts'

test('a part that did not come is there once the browser is back online', async () => {
  let attempts = 0
  const load = async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return () => <p>Here</p>
  }
  function Deck() {
    const late = useLatePart(load, 'now')
    return late === null ? <p>Without</p> : <late.Part />
  }
  await renderInEnglish(<Deck />)
  await expect.element(browser.getByText('Without')).toBeVisible()
  await expect.poll(() => attempts).toBe(1)

  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return attempts
    })
    .toBe(2)

  await expect.element(browser.getByText('Here')).toBeVisible()
})
