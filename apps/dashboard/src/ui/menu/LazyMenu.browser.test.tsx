import { expect, test, vi } from 'vitest'
import { lazyModule } from '../../lib/lazy-module.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { MissingContext } from '../later/missing-context.ts'
import { type Popover, usePopover } from '../popover/use-popover.ts'
import { LazyMenu } from './LazyMenu.tsx'
import { menuTrigger } from './menu-trigger.ts'
import { MenuSurface } from './MenuSurface.tsx'

interface OpenMenuProps {
  readonly popover: Popover
  readonly name: string
}

function OpenMenu({ popover, name }: OpenMenuProps) {
  return <MenuSurface popover={popover} label="Tools" entries={[{ id: 'one', label: name }]} />
}

interface Fetch {
  readonly resolve: (part: typeof OpenMenu) => void
  readonly reject: (error: Error) => void
}

/** A button whose menu arrives when the test says so, or not at all. */
async function showMenu() {
  const fetches: Fetch[] = []
  const part = lazyModule<typeof OpenMenu>(
    () => new Promise((resolve, reject) => fetches.push({ resolve, reject })),
  )
  const tellMissing = vi.fn<() => void>()
  function Tools() {
    const popover = usePopover()
    return (
      <>
        <button type="button" {...menuTrigger(popover)}>
          Tools
        </button>
        {popover.isOpen && <LazyMenu popover={popover} module={part} props={{ name: 'Sharpen' }} />}
      </>
    )
  }
  const screen = await renderInEnglish(
    <MissingContext value={tellMissing}>
      <Tools />
    </MissingContext>,
  )
  return { screen, button: screen.getByRole('button', { name: 'Tools' }), fetches, tellMissing }
}

test('a menu that is pressed before its entries are there waits for them, and has the focus then', async () => {
  const { screen, button, fetches } = await showMenu()

  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('menu').query()).toBeNull()
  fetches[0]?.resolve(OpenMenu)

  await expect.element(screen.getByRole('menuitem', { name: 'Sharpen' })).toHaveFocus()
})

test('entries that do not come are told of, and asked for again by the next press', async () => {
  const { screen, button, fetches, tellMissing } = await showMenu()
  await button.click()

  fetches[0]?.reject(new Error('offline'))
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(tellMissing).toHaveBeenCalledTimes(1)
  await button.click()
  fetches[1]?.resolve(OpenMenu)

  await expect.element(screen.getByRole('menuitem', { name: 'Sharpen' })).toBeVisible()
})
