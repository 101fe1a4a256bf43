import { expect, test } from 'vitest'
import { createReadOnlyStorage } from '../testing/read-only-storage.ts'
import { findModulesToPreload } from './preload-modules.ts'

const PREFIX = 'colonnade/accounts/mira@page.example'
const SESSION = {
  [`${PREFIX}/session`]: JSON.stringify({ origin: 'https://page.example', accessToken: 'of mira' }),
}
const LEFT = { ...SESSION, [`${PREFIX}/places`]: '{}' }
const CACHED = { [`${PREFIX}/seen`]: '{"version":1,"times":{"home":5}}' }

const FILES = { scrollPosition: 'b.js c.js b.js a.css', program: 'p.js' }

test.each([
  ['nothing without an account', {}, []],
  ['nothing for damaged storage', { [`${PREFIX}/session`]: '{' }, []],
  ['nothing for an account without a scroll position', SESSION, []],
  ['each script once for a scroll position without cached rows', LEFT, ['b.js', 'c.js']],
  ['nothing with cached rows', { ...LEFT, ...CACHED }, []],
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
