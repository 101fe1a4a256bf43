// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { modalSamples, modalSession } from '../../gallery/modal-samples.ts'
import { closeModalAtom, modalAtom, type Modal, openModalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { MODALS } from './modal-registry.tsx'
import { ModalHost } from './ModalHost.tsx'

const isType = (name: string): name is Modal['type'] => name in MODALS
const TYPES = Object.keys(MODALS).filter(isType)

/** What stands above the page, by its name; not what waits for it. */
const standing = () =>
  [...document.querySelectorAll('dialog[open]')]
    .map((dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? ''))
    .map((title) => title?.textContent)
    .filter((name) => name !== 'Loading')

test.each(TYPES)(
  '%s opens a dialog of its own, and closes it',
  { tags: ['MOD-01'] },
  async (type) => {
    const session = modalSession()
    const { app } = session
    await renderWithSession(session, <ModalHost />)

    app.set(openModalAtom, modalSamples(session)[type])

    await expect.poll(standing).toHaveLength(1)
    expect(standing()[0]).toMatch(/\w/)
    expect(standing()[0]).not.toContain('went wrong')
    expect(app.get(modalAtom)?.modal.type).toBe(type)
    app.set(closeModalAtom, app.get(modalAtom)?.key ?? -1)
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  },
)

test('no two types open the same dialog', { tags: ['MOD-01'] }, async () => {
  const parts = await Promise.all(TYPES.map((type) => MODALS[type].part.load()))

  expect(new Set(parts).size).toBe(TYPES.length)
})
