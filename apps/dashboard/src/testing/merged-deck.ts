import { onTestFinished } from 'vitest'
import type { Column } from '@colonnade/domain/columns'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { mergedColumns, mergedViewAtoms } from '../state/merged/merged-source.ts'
import { openMergedColumn } from '../state/merged/open-merged-column.ts'
import { sessionsAtom } from '../state/sessions.ts'
import { status } from './factories.ts'
import { addFarSession } from './far-session.ts'
import { createPageResponse } from './scripted-server.ts'
import { column, testSession } from './test-session.ts'

/** The list of a Home column. */
export const HOME = encodeTimelineKey({ kind: 'home' })
/** The account of the other server. */
export const FAR = 'noor@far.example'

/** A post at a minute of the day. Both servers know a shared one under ids of their own. */
export const post = (id: string, minute: number, uri = `https://colonnade.example/${id}`) =>
  status({ id, uri, created_at: new Date(Date.UTC(2026, 10, 23, 8, minute)).toISOString() })

/** A post of the other server. */
export const far = (id: string, minute: number, uri = `https://far.example/${id}`) =>
  post(id, minute, uri)

const getKeys = (keys: readonly (string | null)[]) =>
  keys.map((key) => key?.replace('https://colonnade.example/', '').replace('https://', '') ?? null)

interface Traits {
  readonly params?: Column['params']
  readonly own?: readonly ReturnType<typeof post>[]
  readonly theirs?: readonly ReturnType<typeof post>[]
  readonly link?: string
}

/** Opens a column of two accounts' home timelines. */
export function createMergedDeck({ params = {}, own = [], theirs = [], link }: Traits = {}) {
  const opened = testSession({
    columns: [column('a', 'HOME', { sources: [{ accountKey: FAR, id: 'HOME' }], ...params })],
  })
  const { session } = opened
  const { session: noor, server: farServer } = addFarSession(opened)
  opened.server.on('GET /api/v1/timelines/home', () => createPageResponse(own, link))
  farServer.on('GET /api/v1/timelines/home', () => createPageResponse(theirs))
  const open = () => {
    const close = openMergedColumn(session, 'a')
    onTestFinished(close)
    return close
  }
  const getList = () => session.store.get(mergedColumns.lists(session)('a'))
  const getView = () => session.store.get(mergedViewAtoms(session)('a'))
  return {
    ...opened,
    noor,
    farServer,
    open,
    signOutFar: () => session.app.set(sessionsAtom, [session]),
    getList,
    getView,
    items: () => getKeys(getList().items),
  }
}
