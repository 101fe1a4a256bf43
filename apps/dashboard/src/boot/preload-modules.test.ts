import { expect, test } from 'vitest'
import { createReadOnlyStorage } from '../testing/read-only-storage.ts'
import { findModulesToPreload } from './preload-modules.ts'

const PREFIX = 'colonnade/accounts/mira@page.example'
const SESSION = {
  [`${PREFIX}/session`]: JSON.stringify({ origin: 'https://page.example', accessToken: 'of mira' }),
}
const CACHED = { [`${PREFIX}/seen`]: '{"version":1,"times":{"home":5}}' }

const FILES = { scrollPosition: 'b.js c.js b.js a.css', program: 'p.js' }

test.each([
  ['nothing without an account', {}, []],
  ['nothing for damaged storage', { [`${PREFIX}/session`]: '{' }, []],
  ['each script once for an account without cached rows', SESSION, ['b.js', 'c.js']],
  ['nothing with cached rows', { ...SESSION, ...CACHED }, []],
])('preloads %s', (_what, texts, names) => {
  const found = findModulesToPreload(
    {
      storage: () => createReadOnlyStorage(texts),
      pageState: () => null,
      pageOrigin: 'https://page.example',
    },
    FILES,
  )

  expect([...found]).toEqual(names)
})
