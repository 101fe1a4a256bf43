import { expect, test } from 'vitest'
import { statusLabel } from './status-label.ts'

const ada = { display_name: 'Ada :blob: Lovelace', username: 'ada', acct: 'ada@far.example' }
const status = { spoiler_text: '', search_index: 'The mill turns.\nAgain.' }

test.each([
  ['name and beginning', ada, status, 'Ada Lovelace: The mill turns. Again.'],
  [
    'of a warned post only the warning',
    ada,
    { spoiler_text: 'Finale', search_index: 'Finale\n\nIt was him.' },
    'Ada Lovelace: Finale',
  ],
  [
    'a long text is cut after 80 letters',
    ada,
    { ...status, search_index: 'x'.repeat(90) },
    `Ada Lovelace: ${'x'.repeat(80)}…`,
  ],
  ['a post of pictures only is its author', ada, { ...status, search_index: '' }, 'Ada Lovelace'],
  [
    'without a name the username',
    { ...ada, display_name: ' ' },
    status,
    'ada: The mill turns. Again.',
  ],
  [
    'a name of pictures only is not read',
    { ...ada, display_name: ':a::b:' },
    status,
    'ada: The mill turns. Again.',
  ],
])('a row is called by %s', (_title, author, record, expected) => {
  expect(statusLabel(author, record)).toBe(expected)
})
