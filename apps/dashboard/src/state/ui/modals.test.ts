import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { testSession } from '../../testing/test-session.ts'
import { closeModalAtom, modalAtom, modalStackAtom, openModalAtom } from './modals.ts'

function openModals() {
  const { app, key } = testSession().session
  app.set(openModalAtom, { type: 'BOOST', accountKey: key, statusId: statusId('5') })
  app.set(openModalAtom, { type: 'MEDIA', accountKey: key, statusId: statusId('5'), index: 1 })
  const types = () => app.get(modalStackAtom).map(({ modal }) => modal.type)
  return { app, types }
}

test('opens a modal above another, and shows that one again when closed', () => {
  const { app, types } = openModals()
  expect(types()).toEqual(['BOOST', 'MEDIA'])

  app.set(closeModalAtom, 1)
  expect(types()).toEqual(['BOOST'])
  app.set(closeModalAtom, 0)
  app.set(closeModalAtom, 0)
  expect(app.get(modalAtom)).toBeNull()
})

test('closes a modal below another, and gives the next one a different key', () => {
  const { app, types } = openModals()

  app.set(closeModalAtom, 0)
  app.set(openModalAtom, { type: 'SETTINGS' })

  expect(types()).toEqual(['MEDIA', 'SETTINGS'])
  expect(app.get(modalStackAtom).map(({ key }) => key)).toEqual([1, 2])
})
