import { expect, test } from 'vitest'
import { getFirstLoad } from './size.mjs'

test('returns the entry of a page with its static imports and without lazy chunks', () => {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_react.js'], dynamicImports: ['deck.tsx'] },
    '_react.js': { file: 'react.js', imports: ['_scheduler.js'] },
    '_scheduler.js': { file: 'scheduler.js', imports: ['_react.js'] },
    'share.html': { file: 'share.js', imports: ['_scheduler.js'] },
    'deck.tsx': { file: 'deck.js', isDynamicEntry: true, imports: ['_react.js'] },
  }

  expect([...getFirstLoad(manifest, 'index.html')]).toEqual([
    'entry.js',
    'react.js',
    'scheduler.js',
  ])
  expect([...getFirstLoad(manifest, 'share.html')]).toEqual([
    'share.js',
    'scheduler.js',
    'react.js',
  ])
})

test('includes the imports of a named chunk once each and returns an empty set for a missing chunk', () => {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_react.js'], dynamicImports: ['_list.js'] },
    '_react.js': { file: 'react.js' },
    '_rows.js': { file: 'rows.js', imports: ['_react.js'] },
    '_list.css': { file: 'list.css', name: 'list' },
    '_list.js': { file: 'list.js', name: 'list', imports: ['_react.js', '_rows.js'] },
  }

  expect([...getFirstLoad(manifest, 'index.html', 'list')]).toEqual([
    'entry.js',
    'react.js',
    'list.js',
    'rows.js',
  ])
  expect(getFirstLoad(manifest, 'index.html', 'gone').size).toBe(0)
})
