import { expect, test, vi } from 'vitest'
import { lazyModule } from '../../lib/lazy-module.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { MissingContext } from '../deferred/missing-context.ts'
import { type Popover, usePopover } from '../popover/use-popover.ts'
import { LazyMenu } from './LazyMenu.tsx'
import { getMenuTriggerProps } from './menu-trigger.ts'
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

/** Renders a button whose menu loads, or fails to load, when the test decides. */
async function showMenu() {
  const fetches: Fetch[] = []
  const part = lazyModule<typeof OpenMenu>(
    () => new Promise((resolve, reject) => fetches.push({ resolve, reject })),
  )
  const setMissing = vi.fn<() => void>()
  function Tools() {
    const popover = usePopover()
    return (
      <>
        <button type="button" {...getMenuTriggerProps(popover)}>
          Tools
        </button>
        {popover.isOpen && <LazyMenu popover={popover} module={part} props={{ name: 'Sharpen' }} />}
      </>
    )
  }
  const screen = await renderInEnglish(
    <MissingContext value={setMissing}>
      <Tools />
    </MissingContext>,
  )
  return { screen, button: screen.getByRole('button', { name: 'Tools' }), fetches, setMissing }
}

test('waits for entries that are loading when the button is clicked, and then focuses the menu', async () => {
  const { screen, button, fetches } = await showMenu()

  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('menu').query()).toBeNull()
  fetches[0]?.resolve(OpenMenu)

  await expect.element(screen.getByRole('menuitem', { name: 'Sharpen' })).toHaveFocus()
})

test('reports entries that fail to load, and loads them again on the next click', async () => {
  const { screen, button, fetches, setMissing } = await showMenu()
  await button.click()

  fetches[0]?.reject(new Error('offline'))
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(setMissing).toHaveBeenCalledTimes(1)
  await button.click()
  fetches[1]?.resolve(OpenMenu)

  await expect.element(screen.getByRole('menuitem', { name: 'Sharpen' })).toBeVisible()
})
