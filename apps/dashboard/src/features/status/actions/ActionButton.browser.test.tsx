import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ActionButton } from './StatusActions.tsx'

const star = (isPressed: boolean) => (
  <ActionButton label="Favourite" icon="star" kind="favourite" isPressed={isPressed} />
)

const moving = (container: Element) =>
  container
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation).length

test('a row that comes in pressed stands still, a press moves its picture, each time', async () => {
  const screen = await render(star(true))
  expect(moving(screen.container)).toBe(0)

  await screen.rerender(star(false))
  expect(moving(screen.container)).toBe(0)

  await screen.rerender(star(true))
  expect(moving(screen.container)).toBe(1)
})
