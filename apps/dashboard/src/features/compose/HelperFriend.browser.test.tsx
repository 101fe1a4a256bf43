import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { HelperFriend } from './HelperFriend.tsx'

const getImageSource = (root: Element) => root.querySelector('img')?.getAttribute('src') ?? ''

test(
  'picks a random friend and shows the next of the other three on each click',
  { tags: ['CMP-57'] },
  async () => {
    await page.viewport(1000, 800)
    const screen = await renderInEnglish(<HelperFriend mascot={null} chance={0.99} />)
    const button = screen.getByRole('button', { name: 'New companion' })
    const seen = [getImageSource(screen.container)]

    for (let press = 0; press < 4; press += 1) {
      await button.click()
      seen.push(getImageSource(screen.container))
    }

    expect(new Set(seen).size).toBe(4)
    expect(seen[4]).toBe(seen[1])
    expect(seen.slice(1)).not.toContain(seen[0])
  },
)

test('shows the mascot of the server when it has one', { tags: ['SES-12'] }, async () => {
  const screen = await renderInEnglish(
    <HelperFriend mascot="https://here.example/mascot.png" chance={0} />,
  )

  expect(getImageSource(screen.container)).toBe('https://here.example/mascot.png')
  expect(screen.getByRole('button').elements()).toEqual([])
})
