// The first import, because an earlier one would change the order of the cascade layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createModalSamples, createModalSession } from '../../gallery/modal-samples.ts'
import { closeModalAtom, modalAtom, type Modal, openModalAtom } from '../../state/ui/modals.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { MODALS } from './modal-registry.tsx'
import { ModalHost } from './ModalHost.tsx'

const isType = (name: string): name is Modal['type'] => name in MODALS
const TYPES = Object.keys(MODALS).filter(isType)

/** Returns the names of the open dialogs, without loading placeholders. */
const getOpenDialogs = () =>
  [...document.querySelectorAll('dialog[open]')]
    .map((dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? ''))
    .map((title) => title?.textContent)
    .filter((name) => name !== 'Loading')

test.each(TYPES)('opens and closes the dialog of %s', { tags: ['MOD-01'] }, async (type) => {
  const session = createModalSession()
  const { app } = session
  await renderWithSession(session, <ModalHost />)

  app.set(openModalAtom, createModalSamples(session)[type])

  await expect.poll(getOpenDialogs).toHaveLength(1)
  expect(getOpenDialogs()[0]).toMatch(/\w/)
  expect(getOpenDialogs()[0]).not.toContain('went wrong')
  expect(app.get(modalAtom)?.modal.type).toBe(type)
  app.set(closeModalAtom, app.get(modalAtom)?.key ?? -1)
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})

test('opens a different dialog for each type', { tags: ['MOD-01'] }, async () => {
  const parts = await Promise.all(TYPES.map((type) => MODALS[type].part.load()))

  expect(new Set(parts).size).toBe(TYPES.length)
})
