import { expect, test } from 'vitest'
import { firstLoad } from './size.mjs'

test('the first load of a page is its entry with all that it imports at once, and no lazy chunk', () => {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_react.js'], dynamicImports: ['deck.tsx'] },
    '_react.js': { file: 'react.js', imports: ['_scheduler.js'] },
    '_scheduler.js': { file: 'scheduler.js', imports: ['_react.js'] },
    'share.html': { file: 'share.js', imports: ['_scheduler.js'] },
    'deck.tsx': { file: 'deck.js', isDynamicEntry: true, imports: ['_react.js'] },
  }

  expect([...firstLoad(manifest, 'index.html')]).toEqual(['entry.js', 'react.js', 'scheduler.js'])
  expect([...firstLoad(manifest, 'share.html')]).toEqual(['share.js', 'scheduler.js', 'react.js'])
})
