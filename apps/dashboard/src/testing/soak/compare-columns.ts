import {
  type NotificationEntity,
  type StatusEntity,
  statusId,
  type StatusId,
} from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import { orderThread } from '@colonnade/domain/threads'
import { pendingIntentAtoms } from '../../state/entities/intents.ts'
import { serverStatusAtoms, statusAtoms } from '../../state/entities/statuses.ts'
import { notificationsWindowAtom } from '../../state/notifications/notifications.ts'
import { threadAtoms } from '../../state/threads/threads.ts'
import { timelineAtoms } from '../../state/timelines/timelines.ts'
import type { SoakPage, SoakPlaces } from './soak-page.ts'
import type { WatchedList } from './watch-lists.ts'

/** Returns the API path of each column. */
export function getPaths(
  places: Pick<SoakPlaces, 'list' | 'profile'>,
): Readonly<Record<string, string>> {
  return {
    home: '/api/v1/timelines/home?',
    local: '/api/v1/timelines/public?local=true&',
    federated: '/api/v1/timelines/public?',
    tag: '/api/v1/timelines/tag/tea?',
    list: `/api/v1/timelines/list/${places.list}?`,
    profile: `/api/v1/accounts/${places.profile}/statuses?`,
    notifications: '/api/v1/notifications?',
  }
}

/** Returns every list of a page, with its API path. */
export function getLists(
  { session, timelines }: SoakPage,
  places: SoakPlaces,
): readonly WatchedList[] {
  const { store } = session
  const paths = getPaths(places)
  const lists = [...timelines].map(([name, key]) => ({
    name,
    list: store.get(timelineAtoms(session)(key)) as unknown as ListState<string>,
  }))
  const notifications = store.get(notificationsWindowAtom(session))
  return [
    ...lists,
    { name: 'notifications', list: notifications as unknown as ListState<string> },
  ].map((watched) => ({ ...watched, path: paths[watched.name] ?? '' }))
}

/** Compares the state of a page with the server. @returns the differences as sentences; empty without differences */
export async function compareColumns(
  { session, timelines, thread }: SoakPage,
  places: SoakPlaces,
): Promise<readonly string[]> {
  const { store } = session
  const paths = getPaths(places)
  const wrong: string[] = []
  // With the public address of the server, because links of posts contain it.
  const fetchJson = async <Body>(path: string): Promise<Body> => {
    const headers = { Authorization: `Bearer ${places.token}` }
    return (await (await fetch(places.origin + path, { headers })).json()) as Body
  }
  const entities = new Map<StatusId, StatusEntity>()

  async function fetchItems<Item extends { readonly id: string }>(
    path: string,
    until: string | null | undefined,
  ): Promise<readonly Item[]> {
    const all: Item[] = []
    for (;;) {
      const last = all.at(-1)?.id
      const body = await fetchJson<Item[]>(
        `${path}limit=40${last === undefined ? '' : `&max_id=${last}`}`,
      )
      all.push(...body)
      const found = all.findIndex(({ id }) => id === until)
      if (found >= 0) return all.slice(0, found + 1)
      if (body.length === 0 || until == null) return all
    }
  }

  function compareIds(name: string, held: readonly (string | null)[], truth: readonly string[]) {
    if (JSON.stringify(held) === JSON.stringify(truth)) return
    const [holds, has] = [new Set(held), new Set<string | null>(truth)]
    const extra = held.filter((id) => !has.has(id))
    const missing = truth.filter((id) => !holds.has(id))
    wrong.push(
      `${name}: ${held.length} held, ${truth.length} there; too many: ${extra.join(' ')}; missing: ${missing.join(' ')}; held ${held.slice(0, 6).join(' ')}, there ${truth.slice(0, 6).join(' ')}`,
    )
  }

  for (const [uuid, key] of timelines) {
    const { items } = store.get(timelineAtoms(session)(key))
    const truth = await fetchItems<StatusEntity>(paths[uuid] ?? '', items.at(-1))
    for (const each of truth) entities.set(each.id, each)
    compareIds(
      uuid,
      items,
      truth.map(({ id }) => id),
    )
  }
  const { items } = store.get(notificationsWindowAtom(session))
  const news = await fetchItems<NotificationEntity>(paths['notifications'] ?? '', items.at(-1))
  compareIds(
    'notifications',
    items,
    news.map(({ id }) => id),
  )

  const context = await fetchJson<{
    readonly ancestors: StatusEntity[]
    readonly descendants: StatusEntity[]
  }>(`/api/v1/statuses/${thread}/context`)
  const around = orderThread(thread, context.ancestors, context.descendants)
  const shown = store.get(threadAtoms(session)(thread))
  for (const each of context.descendants) entities.set(each.id, each)
  compareIds('thread', shown.descendants, around.descendants)

  for (const entity of entities.values()) compareStatus(entity)
  return wrong

  function compareStatus(entity: StatusEntity): void {
    const id = statusId(entity.id)
    const record = store.get(serverStatusAtoms(session)(id))
    if (record === undefined) return
    const seen = store.get(statusAtoms(session)(id))
    const differing = (['content', 'favourited', 'reblogged'] as const).filter(
      (field) => seen?.[field] !== entity[field],
    )
    for (const field of differing)
      wrong.push(`${id}: ${field} is ${String(seen?.[field])}, not ${String(entity[field])}`)
    if (seen?.poll?.voted !== entity.poll?.voted)
      wrong.push(`${id}: voted is ${seen?.poll?.voted}, not ${entity.poll?.voted}`)
    if (store.get(pendingIntentAtoms(session)(id)).length > 0)
      wrong.push(`${id}: an intent is left`)
    if (entity.reblog != null) compareStatus(entity.reblog)
  }
}
