import { expect } from 'vitest'
import { type Locator, page as browser } from 'vitest/browser'
import { setWorkspaceMode, type TileTree } from '@colonnade/domain/workspaces'
import { updateTilesAtom, tilesAtom } from '../state/columns/arrange-workspaces.ts'
import { updateWorkspacesAtom } from '../state/columns/workspaces.ts'
import { getHeader, getRegion, renderDeck } from './render-deck.tsx'

export const getSeparator = (name: string) => browser.getByRole('separator', { name })
export const getBox = (locator: Locator) => locator.element().getBoundingClientRect()

/** Returns the names in DOM order, which is the tab order. */
export const getTileNames = () =>
  [...document.querySelectorAll('section')].map((section) => section.ariaLabel)

/** Formats a tree: `row(a column(b c))`. */
function formatTree(tree: TileTree): string {
  if (tree === null || typeof tree === 'string') return tree ?? '-'
  return `${tree.direction}(${tree.children.map(formatTree).join(' ')})`
}

/** Renders four columns side by side, as tiles. */
export async function renderTiles() {
  const { app } = await renderDeck({
    prepare: ({ app: store }) =>
      store.set(updateWorkspacesAtom, (all) => setWorkspaceMode(all, all.active, 'tiles')),
  })
  // The drag-and-drop library has loaded and attached to the headers.
  await expect.poll(() => document.querySelectorAll('header[draggable]').length).toBe(4)
  return {
    app,
    board: () => formatTree(app.get(tilesAtom)),
    /** The shares of the outermost split, in whole percent. */
    shares: () => {
      const tree = app.get(tilesAtom)
      return tree === null || typeof tree === 'string' ? [] : tree.splitPercentages.map(Math.round)
    },
    setTiles: (tree: TileTree) => app.set(updateTilesAtom, () => tree),
  }
}

/** Returns the element that a pointer would hit. */
export const getElementAt = (clientX: number, clientY: number) =>
  document.elementFromPoint(clientX, clientY) ?? document.body

export function dispatchMouse(type: string, clientX: number, clientY: number): void {
  getElementAt(clientX, clientY).dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, clientX, clientY }),
  )
}

/**
 * Drags a tile by its header and drops it when the drop zone under the pointer is highlighted. The library updates
 * its drop zones in separate frames, and an earlier drop would have no effect.
 */
export async function dragTile(name: string, onto: Locator, { x, y }: { x: number; y: number }) {
  const source = getHeader(name).element()
  const box = getBox(onto)
  const [clientX, clientY] = [box.left + x, box.top + y]
  const under = () => getElementAt(clientX, clientY)
  const dataTransfer = new DataTransfer()
  const drag = (type: string, target: Element) =>
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX, clientY }),
    )

  drag('dragstart', source)
  await expect.element(getRegion(name)).toHaveAttribute('data-lifted')
  await expect
    .poll(() => {
      drag('dragenter', under())
      drag('dragover', under())
      return under().className
    })
    .toMatch(/drop-target.*hover/)
  drag('drop', under())
  drag('dragend', source)
  await expect.element(getRegion(name)).not.toHaveAttribute('data-lifted')
}
