import { expect, test } from 'vitest'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { composer } from '../../testing/test-composer.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { replyQuestionAtom } from './reply-question.ts'
import { startReplyAtom } from './reply.ts'

/** Two posts to answer; `asked` tells what a reply to one of them would reach into. */
function twoPosts() {
  const opened = composer()
  const { session } = opened
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' }), status({ id: '6' })])
  const reply = (id: string) => session.store.set(startReplyAtom, session, statusId(id))
  const asked = (id: string) => session.store.set(replyQuestionAtom, session, statusId(id))
  return { ...opened, reply, asked }
}

test.each([
  ['words', { text: 'hello' }, 'draft'],
  ['an attachment', { mediaIds: [mediaId('3')] }, 'draft'],
  ['nothing', {}, null],
  ['white space', { text: ' \n' }, null],
])(
  'with %s in the composer a reply asks, or not',
  { tags: ['ST-17'] },
  (_what, written, question) => {
    const { write, asked } = twoPosts()

    write(written)

    expect(asked('5')).toBe(question)
  },
)

test(
  'names that another reply put there are nobody’s words; what follows them is',
  { tags: ['ST-17'] },
  () => {
    const { draft, write, reply, asked } = twoPosts()
    reply('5')
    expect(asked('6')).toBeNull()

    write({ text: `${draft().text}hello` })

    expect(asked('6')).toBe('draft')
    expect(asked('5')).toBeNull()
  },
)

test('who does not want to be asked is not', { tags: ['ST-17', 'LOC-13'] }, () => {
  const { session, write, asked } = twoPosts()
  write({ text: 'hello' })

  session.app.set(changeLocalSettingAtom, ['confirm_before_clearing_draft'], false)

  expect(asked('5')).toBeNull()
})
