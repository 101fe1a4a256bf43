import { expect, test } from 'vitest'
import { getStatusLabel } from './get-status-label.ts'

const ada = { display_name: 'Ada :blob: Lovelace', username: 'ada', acct: 'ada@far.example' }
const status = { spoiler_text: '', search_index: 'The mill turns.\nAgain.' }

test.each([
  ['name and beginning of the text', ada, status, 'Ada Lovelace: The mill turns. Again.'],
  [
    'name and content warning only',
    ada,
    { spoiler_text: 'Finale', search_index: 'Finale\n\nIt was him.' },
    'Ada Lovelace: Finale',
  ],
  [
    'text truncated to 80 letters',
    ada,
    { ...status, search_index: 'x'.repeat(90) },
    `Ada Lovelace: ${'x'.repeat(80)}…`,
  ],
  ['only the author of a post without text', ada, { ...status, search_index: '' }, 'Ada Lovelace'],
  [
    'username without a display name',
    { ...ada, display_name: ' ' },
    status,
    'ada: The mill turns. Again.',
  ],
  [
    'username for a display name of emoji only',
    { ...ada, display_name: ':a::b:' },
    status,
    'ada: The mill turns. Again.',
  ],
])('labels a row by %s', (_title, author, record, expected) => {
  expect(getStatusLabel(author, record)).toBe(expected)
})
