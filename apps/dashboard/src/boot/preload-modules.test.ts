import { expect, test } from 'vitest'
import { createReadOnlyStorage } from '../testing/read-only-storage.ts'
import { findModulesToPreload } from './preload-modules.ts'

const PREFIX = 'colonnade/accounts/mira@page.example'
const SESSION = {
  [`${PREFIX}/session`]: JSON.stringify({ origin: 'https://page.example', accessToken: 'of mira' }),
}
const MIRAS_PAGE = JSON.stringify({
  meta: { access_token: 'of mira', me: '7' },
  accounts: { 7: { username: 'mira' } },
})
const CACHED = { [`${PREFIX}/seen`]: '{"version":1,"times":{"home":5}}' }

const FILES = { storedSession: 'a.js b.js a.css', scrollPosition: 'b.js c.js', program: 'p.js' }

test.each([
  ['nothing without an account', {}, null, []],
  ['nothing for damaged storage', { [`${PREFIX}/session`]: '{' }, null, []],
  ['all scripts once for a stored session', SESSION, null, ['a.js', 'b.js', 'c.js']],
  ['less with cached rows', { ...SESSION, ...CACHED }, null, ['a.js', 'b.js']],
  ['less if the page signs in', SESSION, MIRAS_PAGE, ['b.js', 'c.js']],
])('preloads %s', (_what, texts, pageState, names) => {
  const found = findModulesToPreload(
    {
      storage: () => createReadOnlyStorage(texts),
      pageState: () => pageState,
      pageOrigin: 'https://page.example',
    },
    FILES,
  )

  expect([...found]).toEqual(names)
})
