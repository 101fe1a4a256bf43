// The first import, because it determines the order of the CSS layers.
import '../styles/index.css'
import { accountId, type AccountRecord, type StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import { lazyRowActions } from '../features/status/actions/lazy-row-actions.ts'
import { noopActions, type RowActions } from '../features/status/actions/row-action-types.ts'
import type { DisplayOptions } from '../features/status/row/display-options.ts'
import { RowPositionContext } from '../features/status/row/RowArticle.tsx'
import { StatusView } from '../features/status/StatusView.tsx'
import { defaultOptions } from '../gallery/row-samples.ts'
import { createSampleAccount, createSampleStatus } from '../gallery/sample-data.ts'
import { type OpenBeside, OpenBesideContext } from '../ui/link/open-beside-context.ts'
import { renderInEnglish } from './render-in-english.tsx'

const ada = createSampleAccount('ada', { display_name: 'Ada Lovelace', acct: 'ada@far.example' })
const bob = createSampleAccount('bob', { display_name: 'Bob' })

const NOT_FILTERED: FilterVerdict = { action: 'none', titles: [] }

interface Row {
  readonly status?: Partial<StatusRecord>
  readonly options?: Partial<DisplayOptions>
  readonly actions?: Partial<RowActions>
  readonly isBoosted?: boolean
  /** The account that boosted; Bob by default. */
  readonly booster?: AccountRecord
  readonly filter?: FilterVerdict
  readonly me?: string
  readonly author?: AccountRecord
  readonly openBeside?: OpenBeside
  readonly isInNotifications?: boolean
  /** Two rows with the same key share their UI state, as a row that was unmounted and mounted again. */
  readonly memoryKey?: string
}

const PLACE = { position: 3, setSize: 20 }
let row = 0

/** Renders one row, 360 px wide, of a post by Ada, for the user `mira`. The table of actions is already loaded. */
export async function renderRow({
  status = {},
  options = {},
  actions = {},
  isBoosted = false,
  booster = isBoosted ? bob : undefined,
  filter = NOT_FILTERED,
  me = 'mira',
  author = ada,
  openBeside = () => false,
  isInNotifications = false,
  memoryKey = `test ${(row += 1)}`,
}: Row) {
  await lazyRowActions.load()
  return renderInEnglish(
    <div style={{ inlineSize: 360, containerType: 'inline-size' }}>
      <OpenBesideContext value={openBeside}>
        <RowPositionContext value={PLACE}>
          <StatusView
            status={createSampleStatus(String(row), { account: ada.id, ...status })}
            author={author}
            booster={booster ?? null}
            filter={filter}
            me={accountId(me)}
            options={{ ...defaultOptions, ...options }}
            actions={{ ...noopActions, ...actions }}
            uiStateKey={memoryKey}
            isInNotifications={isInNotifications}
          />
        </RowPositionContext>
      </OpenBesideContext>
    </div>,
  )
}
