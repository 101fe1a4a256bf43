import { expect, test } from 'vitest'
import { type FilterAction, filterId, statusId } from '@colonnade/domain/entities'
import type { FilterContext } from '@colonnade/domain/filters'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { storeFiltersAtom } from '../../state/filters/fetch-filters.ts'
import { columnSourceAtoms } from '../../state/list-columns/column-source.ts'
import { account, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { StatusRow } from './StatusRow.tsx'

const HOME = encodeTimelineKey({ kind: 'home' })

/** Renders a boost of a post about tea in a home column whose user filters that word. */
async function showTea(filter_action: FilterAction, filterContext?: FilterContext) {
  const { session } = testSession()
  const { store } = session
  const reblog = status({ id: '1', content: '<p>A cup of TEA.</p>' })
  store.set(ingestStatusesAtom, session, [status({ id: '2', content: '', reblog })], 'stream')
  store.set(columnSourceAtoms(session)('a'), HOME)
  store.set(storeFiltersAtom, session, [
    {
      id: filterId('1'),
      title: 'Hot drinks',
      context: ['home'],
      expires_at: null,
      filter_action,
      keywords: [{ id: '1', keyword: 'tea', whole_word: true }],
      statuses: [],
    },
  ])
  return renderWithSession(
    session,
    <StatusRow
      id={statusId('2')}
      columnUuid="a"
      position={1}
      setSize={1}
      {...(filterContext !== undefined && { filterContext })}
    />,
  )
}

test(
  'collapses a boost of a filtered post into a line with the filter’s title',
  { tags: ['FLT-09', 'FLT-13'] },
  async () => {
    const screen = await showTea('warn')

    await expect.element(screen.getByText('Filtered: Hot drinks')).toBeVisible()
    expect(screen.getByText('A cup of TEA.').query()).toBeNull()
    expect(screen.getByRole('article').element().getAttribute('aria-label')).toMatch(/^Filtered: /)
  },
)

test.each([
  ['hides actions that its server does not support', false, 0],
  ['shows actions whose support is unknown', true, 1],
] as const)('%s', { tags: ['BY-01'] }, async (_what, isUnknown, count) => {
  const { session } = testSession()
  const { store, api } = session
  for (const name of ['bookmarks', 'accountMutes', 'domainBlocks', 'conversationMutes'] as const)
    if (!isUnknown) api.capabilities.record(name, false)
  const author = account({ id: '7', acct: 'ada@x.org' })
  store.set(ingestStatusesAtom, session, [status({ id: '1', account: author, muted: true })])
  const screen = await renderWithSession(
    session,
    <StatusRow id={statusId('1')} columnUuid="a" position={1} setSize={1} />,
  )
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Block @ada@x.org' })).toBeVisible()

  const named = (name: string) => screen.getByRole('menuitem', { name }).elements()
  expect(named('Mute @ada@x.org')).toHaveLength(count)
  expect(named('Block domain x.org')).toHaveLength(count)
  expect(named('Unmute conversation')).toHaveLength(count)
  expect(screen.getByRole('button', { name: 'Bookmark' }).elements()).toHaveLength(count)
})

test.each([
  ['does not collapse a post for a blur filter', 'blur', undefined],
  ['applies the filters of another context', 'warn', 'thread'],
] as const)('%s', { tags: ['FLT-02', 'FLT-13'] }, async (_what, action, context) => {
  const screen = await showTea(action, context)

  await expect.element(screen.getByText('A cup of TEA.')).toBeVisible()
  expect(screen.getByText(/^Filtered/).query()).toBeNull()
})
