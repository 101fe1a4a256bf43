import { expect, test } from 'vitest'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { replyConfirmationAtom } from './reply-confirmation.ts'
import { startReplyAtom } from './reply.ts'

/** Two posts to reply to. `getConfirmation` returns the conflict that a reply to one of them would have. */
function openWithTwoPosts() {
  const opened = createTestComposer()
  const { session } = opened
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' }), status({ id: '6' })])
  const reply = (id: string) => session.store.set(startReplyAtom, session, statusId(id))
  const getConfirmation = (id: string) =>
    session.store.set(replyConfirmationAtom, session, statusId(id))
  return { ...opened, reply, getConfirmation }
}

test.each([
  ['words', { text: 'hello' }, 'draft'],
  ['an attachment', { mediaIds: [mediaId('3')] }, 'draft'],
  ['nothing', {}, null],
  ['white space', { text: ' \n' }, null],
])(
  'asks for confirmation of a reply depending on the content: %s',
  { tags: ['ST-17'] },
  (_what, written, question) => {
    const { write, getConfirmation } = openWithTwoPosts()

    write(written)

    expect(getConfirmation('5')).toBe(question)
  },
)

test(
  'ignores mentions that another reply inserted and asks when text follows them',
  { tags: ['ST-17'] },
  () => {
    const { draft, write, reply, getConfirmation } = openWithTwoPosts()
    reply('5')
    expect(getConfirmation('6')).toBeNull()

    write({ text: `${draft().text}hello` })

    expect(getConfirmation('6')).toBe('draft')
    expect(getConfirmation('5')).toBeNull()
  },
)

test('does not ask when the setting is off', { tags: ['ST-17', 'LOC-13'] }, () => {
  const { session, write, getConfirmation } = openWithTwoPosts()
  write({ text: 'hello' })

  session.app.set(changeLocalSettingAtom, ['confirm_before_clearing_draft'], false)

  expect(getConfirmation('5')).toBeNull()
})
