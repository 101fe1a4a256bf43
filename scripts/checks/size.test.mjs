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

test('a chunk that a page asks for at once counts with all that it brings, each file once; a missing one is told', () => {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_react.js'], dynamicImports: ['_list.js'] },
    '_react.js': { file: 'react.js' },
    '_rows.js': { file: 'rows.js', imports: ['_react.js'] },
    '_list.css': { file: 'list.css', name: 'list' },
    '_list.js': { file: 'list.js', name: 'list', imports: ['_react.js', '_rows.js'] },
  }

  expect([...firstLoad(manifest, 'index.html', 'list')]).toEqual([
    'entry.js',
    'react.js',
    'list.js',
    'rows.js',
  ])
  expect(firstLoad(manifest, 'index.html', 'gone').size).toBe(0)
})
