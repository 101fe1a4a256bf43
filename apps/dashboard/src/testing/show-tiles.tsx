import { expect } from 'vitest'
import { type Locator, page as browser } from 'vitest/browser'
import { setWorkspaceMode, type TileTree } from '@colonnade/domain/workspaces'
import { changeTilesAtom, tilesAtom } from '../state/columns/arrange-workspaces.ts'
import { changeWorkspacesAtom } from '../state/columns/workspaces.ts'
import { header, region, showDeck } from './show-deck.tsx'

export const separator = (name: string) => browser.getByRole('separator', { name })
export const boxOf = (locator: Locator) => locator.element().getBoundingClientRect()

/** In the order of the page, which is the order of Tab. */
export const tileNames = () =>
  [...document.querySelectorAll('section')].map((section) => section.ariaLabel)

/** A tree in few signs: `row(a column(b c))`. */
function drawn(tree: TileTree): string {
  if (tree === null || typeof tree === 'string') return tree ?? '-'
  return `${tree.direction}(${tree.children.map(drawn).join(' ')})`
}

/** Four columns side by side, as tiles. */
export async function showTiles() {
  const { app } = await showDeck({
    prepare: ({ app: store }) =>
      store.set(changeWorkspacesAtom, (all) => setWorkspaceMode(all, all.active, 'tiles')),
  })
  // The library has arrived, and holds the headers.
  await expect.poll(() => document.querySelectorAll('header[draggable]').length).toBe(4)
  return {
    app,
    board: () => drawn(app.get(tilesAtom)),
    /** Of the outermost split, in whole percents. */
    shares: () => {
      const tree = app.get(tilesAtom)
      return tree === null || typeof tree === 'string' ? [] : tree.splitPercentages.map(Math.round)
    },
    lay: (tree: TileTree) => app.set(changeTilesAtom, () => tree),
  }
}

/** What the pointer would hit there. */
export const hit = (clientX: number, clientY: number) =>
  document.elementFromPoint(clientX, clientY) ?? document.body

export function mouse(type: string, clientX: number, clientY: number): void {
  hit(clientX, clientY).dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, clientX, clientY }),
  )
}

/**
 * Drags a tile by its header, and lets go once the place under the pointer is lit, as a person does: the
 * library draws its places in frames of their own, and a drop before that is none.
 */
export async function dragTile(name: string, onto: Locator, { x, y }: { x: number; y: number }) {
  const source = header(name).element()
  const box = boxOf(onto)
  const [clientX, clientY] = [box.left + x, box.top + y]
  const under = () => hit(clientX, clientY)
  const dataTransfer = new DataTransfer()
  const drag = (type: string, target: Element) =>
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX, clientY }),
    )

  drag('dragstart', source)
  await expect.element(region(name)).toHaveAttribute('data-lifted')
  await expect
    .poll(() => {
      drag('dragenter', under())
      drag('dragover', under())
      return under().className
    })
    .toMatch(/drop-target.*hover/)
  drag('drop', under())
  drag('dragend', source)
  await expect.element(region(name)).not.toHaveAttribute('data-lifted')
}
