import { expect, test } from 'vitest'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { ingestStatusesAtom } from '../../../state/entities/ingest.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import { noticesAtom } from '../../../state/ui/notices.ts'
import { account, status } from '../../../testing/factories.ts'
import { testSession } from '../../../testing/test-session.ts'
import { rowActs } from './row-acts.ts'

/** The acts of a row, and what was said of them. */
function actsOf(marks: { readonly favourited?: boolean; readonly reblogged?: boolean }) {
  const { session } = testSession()
  const author = account({ id: '7' })
  const entity = status({ id: '5', account: author, ...marks })
  session.store.set(ingestStatusesAtom, session, [entity])
  const acts = rowActs({
    session,
    status: session.store.get(serverStatusAtoms(session)(entity.id))!,
    author: session.store.get(accountAtoms(session)(author.id))!,
    navigate: () => undefined,
  })
  const said = () => session.app.get(noticesAtom).map(({ text, isUnseen }) => [text, isUnseen])
  return { acts, said }
}

test.each([
  ['favourite', {}, 'Favourited'],
  ['favourite', { favourited: true }, 'No longer a favourite'],
  ['boost', {}, 'Boosted'],
  ['boost', { reblogged: true }, 'No longer boosted'],
] as const)(
  'the key for %s, pressed on a row with %o, has "%s" said, its button does not [BY-54, ST-38]',
  (act, marks, words) => {
    const { acts, said } = actsOf(marks)

    acts[act](false)
    expect(said()).toEqual([])
    acts[act](true)

    expect(said()).toEqual([[words, true]])
  },
)
