import { expect, test } from 'vitest'
import { outdated } from './outdated.ts'

const OLD = { version: 'old', paths: new Set(['/assets/index-old.js', '/assets/late-old.js']) }
const NEW = { version: 'new', paths: new Set(['/assets/index-new.js', '/assets/late-new.js']) }

const standing = {
  kept: [OLD, NEW],
  current: 'new',
  isUpdating: false,
  windows: 2,
  running: ['/assets/index-new.js', '/assets/index-new.js'],
}

test('what no open page runs is let go, the current version never', { tags: ['BY-17'] }, () => {
  expect(outdated(standing)).toEqual(['old'])
  expect(outdated({ ...standing, windows: 0, running: [] })).toEqual(['old'])
})

test(
  'a page that was opened before the update keeps its version until it is closed',
  { tags: ['BY-17'] },
  () => {
    const running = ['/assets/index-new.js', '/assets/index-old.js']

    expect(outdated({ ...standing, running })).toEqual([])
    expect(outdated({ ...standing, windows: 1, running: running.slice(0, 1) })).toEqual(['old'])
  },
)

test('while a page does not say what it runs everything stays', () => {
  expect(outdated({ ...standing, windows: 3 })).toEqual([])
})

test('what a later version has laid down stays while it waits', () => {
  const alone = { windows: 0, running: [] }

  expect(outdated({ ...standing, ...alone, current: 'old', isUpdating: true })).toEqual([])
})
