import { expect, test } from 'vitest'
import { accountKey } from '@colonnade/domain/entities'
import { column, testSession } from '../../testing/test-session.ts'
import { createSession } from '../create-session.ts'
import { sessionsAtom } from '../sessions.ts'
import { chooseAuthorAtom } from './choose-author.ts'
import { authorAtoms } from './column-author.ts'

/** Loads a deck with a composer of Mira in a tab; Noor is signed in too. */
function loadDeck(uuid: string, tabStorage?: Parameters<typeof testSession>[0]) {
  const columns = [column('a', 'HOME'), column(uuid, 'COMPOSE')]
  const { session: mira, platform } = testSession({ ...tabStorage, columns })
  const key = accountKey('noor', 'far.example')
  const noor = createSession({ ...mira, key, onUnauthorised: () => undefined })
  mira.app.set(sessionsAtom, [mira, noor])
  return { app: mira.app, mira, noor, platform, author: () => mira.app.get(authorAtoms(uuid)) }
}

test(
  'keeps the author after a reload, although an unsaved deck has new columns then',
  { tags: ['BY-02', 'BY-32'] },
  () => {
    const { app, mira, noor, author, platform } = loadDeck('before')
    expect(author()).toBe(mira)

    app.set(chooseAuthorAtom, 'before', mira, noor.key)

    expect(author()).toBe(noor)
    const later = loadDeck('after', { tabStorage: platform.tabStorage })
    expect(later.author()).toBe(later.noor)
    later.app.set(sessionsAtom, [later.mira])
    expect(later.author()).toBe(later.mira)
  },
)
