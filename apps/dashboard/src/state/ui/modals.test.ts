import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { testSession } from '../../testing/test-session.ts'
import { closeModalAtom, modalAtom, openModalAtom } from './modals.ts'

test('a modal opens above another, and closing it shows that one again', () => {
  const { app } = testSession().session
  app.set(openModalAtom, { type: 'BOOST', statusId: statusId('5') })
  app.set(openModalAtom, { type: 'MEDIA', statusId: statusId('5'), index: 1 })
  expect(app.get(modalAtom)?.modal.type).toBe('MEDIA')

  app.set(closeModalAtom)
  expect(app.get(modalAtom)?.modal.type).toBe('BOOST')
  app.set(closeModalAtom)
  app.set(closeModalAtom)
  expect(app.get(modalAtom)).toBeNull()
})
