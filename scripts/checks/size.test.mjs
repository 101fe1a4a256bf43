import { expect, test } from 'vitest'
import { firstLoad } from './size.mjs'

test('the first load is the entry with all that it imports at once, and no lazy chunk', () => {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_react.js'], dynamicImports: ['deck.tsx'] },
    '_react.js': { file: 'react.js', imports: ['_scheduler.js'] },
    '_scheduler.js': { file: 'scheduler.js', imports: ['_react.js'] },
    'deck.tsx': { file: 'deck.js', isDynamicEntry: true, imports: ['_react.js'] },
  }

  expect([...firstLoad(manifest)]).toEqual(['entry.js', 'react.js', 'scheduler.js'])
})
