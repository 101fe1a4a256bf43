import { expect, test } from 'vitest'
import { testSession } from '../../testing/test-session.ts'
import { closeDropdownAtom, dropdownAtom, openDropdownAtom } from './dropdown.ts'

test('one dropdown is open at a time, and closing another one does nothing [DRP-01]', () => {
  const { app } = testSession().session
  app.set(openDropdownAtom, { id: '1', placement: 'bottom', isKeyboard: false })
  app.set(openDropdownAtom, { id: '2', placement: 'top', isKeyboard: true })

  app.set(closeDropdownAtom, '1')
  expect(app.get(dropdownAtom)).toEqual({ id: '2', placement: 'top', isKeyboard: true })

  app.set(closeDropdownAtom, '2')
  expect(app.get(dropdownAtom)).toBeNull()
})
