import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { HelperFriend } from './HelperFriend.tsx'

const drawn = (root: Element) => root.querySelector('img')?.getAttribute('src') ?? ''

test(
  'chance decides who keeps the writer company, and a press brings the next of the three',
  { tags: ['CMP-57'] },
  async () => {
    await page.viewport(1000, 800)
    const screen = await renderInEnglish(<HelperFriend mascot={null} chance={0.99} />)
    const button = screen.getByRole('button', { name: 'New companion' })
    const seen = [drawn(screen.container)]

    for (let press = 0; press < 4; press += 1) {
      await button.click()
      seen.push(drawn(screen.container))
    }

    expect(new Set(seen).size).toBe(4)
    expect(seen[4]).toBe(seen[1])
    expect(seen.slice(1)).not.toContain(seen[0])
  },
)

test('the server’s own figure stands in its place', { tags: ['SES-12'] }, async () => {
  const screen = await renderInEnglish(
    <HelperFriend mascot="https://here.example/mascot.png" chance={0} />,
  )

  expect(drawn(screen.container)).toBe('https://here.example/mascot.png')
  expect(screen.getByRole('button').elements()).toEqual([])
})
