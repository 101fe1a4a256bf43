import { filterId, type FilterV2Entity } from '@colonnade/domain/entities'
import { fetchFiltersAtom } from '../../state/filters/fetch-filters.ts'
import { AppStoreProvider, SessionProvider } from '../../state/react/index.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { FilterError } from './FilterError.tsx'
import { FilterFields } from './FilterFields.tsx'
import { FiltersColumn } from './FiltersColumn.tsx'
import { useFilterForm } from './use-filter-form.ts'
import styles from './FilterForm.module.css'

const words = (...all: readonly string[]) =>
  all.map((keyword, index) => ({ id: String(index), keyword, whole_word: index !== 1 }))

const sports: FilterV2Entity = {
  id: filterId('1'),
  title: 'Football until the final',
  context: ['home', 'public'],
  expires_at: '2099-07-12T20:00:00Z',
  filter_action: 'warn',
  keywords: words('offside', '#worldcup', 'penalty shoot-out', 'extra time'),
  statuses: [{ id: '1', status_id: '5' as FilterV2Entity['statuses'][number]['status_id'] }],
}
const hebrew = { ...sports, id: filterId('2'), title: 'בלי גשם', keywords: words('גשם') }
const ended: FilterV2Entity = {
  ...sports,
  id: filterId('3'),
  title: 'Spoilers of a series with a name that goes on and on, longer than any column is wide',
  filter_action: 'hide',
  expires_at: '2020-01-01T00:00:00Z',
  statuses: [],
}

const inSession = ({ session }: ReturnType<typeof testSession>, children: React.ReactNode) => (
  <AppStoreProvider store={session.app}>
    <SessionProvider session={session}>{children}</SessionProvider>
  </AppStoreProvider>
)

const some = testSession()
some.server.on('GET /api/v2/filters', () => Response.json([sports, hebrew, ended]))
void some.session.store.set(fetchFiltersAtom, some.session)
const none = testSession()
none.server.on('GET /api/v2/filters', () => Response.json([]))
const failing = testSession()
failing.server.on('GET /api/v2/filters', () => createErrorResponse(500, 'the tide is out'))
const lacking = testSession()

export function All() {
  return inSession(some, <FiltersColumn label="Filters" />)
}

export function Empty() {
  return inSession(none, <FiltersColumn label="Filters" />)
}

export function Failed() {
  return inSession(failing, <FiltersColumn label="Filters" />)
}

export function Elsewhere() {
  return inSession(lacking, <FiltersColumn label="Filters" />)
}

function Fields({ filter }: { readonly filter?: FilterV2Entity }) {
  const form = useFilterForm(filter, '', true)
  return (
    <div className={styles['form']}>
      <FilterFields form={form} filter={filter} />
    </div>
  )
}

export function Form() {
  return inSession(some, <Fields filter={sports} />)
}

export function NewForm() {
  return inSession(some, <Fields />)
}

export function Refused() {
  return inSession(
    some,
    <FilterError error={{ kind: 'response', status: 422, serverMessage: 'No more' }} />,
  )
}
