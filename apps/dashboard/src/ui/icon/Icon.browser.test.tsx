import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Icon } from './Icon.tsx'

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

test.each([
  ['100%', 18],
  ['150%', 27],
  ['200%', 36],
])(
  'grows with the text: at %s an icon of 18 px is %i px high',
  { tags: ['BY-54'] },
  async (size, expected) => {
    document.documentElement.style.fontSize = size
    const screen = await render(<Icon name="home" size={18} />)

    const icon = screen.container.querySelector('i')!
    expect(Number.parseFloat(getComputedStyle(icon).fontSize)).toBe(expected)
  },
)
