import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ActionButton } from './StatusActions.tsx'

const createStarButton = (isPressed: boolean) => (
  <ActionButton label="Favourite" icon="star" kind="favourite" isPressed={isPressed} />
)

const countAnimations = (container: Element) =>
  container
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation).length

test('animates on each click, and not when it is mounted as pressed', async () => {
  const screen = await render(createStarButton(true))
  expect(countAnimations(screen.container)).toBe(0)

  await screen.rerender(createStarButton(false))
  expect(countAnimations(screen.container)).toBe(0)

  await screen.rerender(createStarButton(true))
  expect(countAnimations(screen.container)).toBe(1)
})
