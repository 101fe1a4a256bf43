import { expect, test } from 'vitest'
import { statusId, type Visibility } from '../entities/index.ts'
import { timelinesForOwn } from './index.ts'

const places = (visibility: Visibility, replyTo: string | null = null) =>
  timelinesForOwn({ visibility, in_reply_to_id: replyTo === null ? null : statusId(replyTo) })

test('a public post goes to home, community and public at once [TL-19]', () => {
  expect(places('public')).toEqual(['home', 'community', 'public'])
})

test('a reply and a followers-only post go to home only [TL-19]', () => {
  expect(places('public', '1')).toEqual(['home'])
  expect(places('private')).toEqual(['home'])
  expect(places('unlisted')).toEqual(['home'])
})

test('a direct message goes to home and direct [TL-19]', () => {
  expect(places('direct')).toEqual(['home', 'direct'])
})
