// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import { accountId, type AccountRecord, type StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import { rowActions } from '../features/status/actions/late-row-actions.ts'
import { idleActions, type RowActions } from '../features/status/actions/row-action.ts'
import type { RowOptions } from '../features/status/row/row-options.ts'
import { RowPositionContext } from '../features/status/row/RowArticle.tsx'
import { StatusView } from '../features/status/StatusView.tsx'
import { person, post } from '../gallery/gallery-data.ts'
import { defaultOptions } from '../gallery/row-samples.ts'
import { type OpenBeside, OpenBesideContext } from '../ui/link/open-beside-context.ts'
import { renderInEnglish } from './render-in-english.tsx'

const ada = person('ada', { display_name: 'Ada Lovelace', acct: 'ada@far.example' })
const bob = person('bob', { display_name: 'Bob' })

const NOT_FILTERED: FilterVerdict = { action: 'none', titles: [] }

interface Row {
  readonly status?: Partial<StatusRecord>
  readonly options?: Partial<RowOptions>
  readonly actions?: Partial<RowActions>
  readonly isBoosted?: boolean
  /** Instead of Bob. */
  readonly booster?: AccountRecord
  readonly filter?: FilterVerdict
  readonly me?: string
  readonly author?: AccountRecord
  readonly openBeside?: OpenBeside
  readonly isInNotifications?: boolean
  /** Two rows of one key are one row that left the view and came back. */
  readonly memoryKey?: string
}

const PLACE = { position: 3, setSize: 20 }
let row = 0

/** Renders one row, 360 px wide, by Ada, whom the reader `mira` reads. The table of actions has arrived before. */
export async function showRow({
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
  await rowActions.load()
  return renderInEnglish(
    <div style={{ inlineSize: 360, containerType: 'inline-size' }}>
      <OpenBesideContext value={openBeside}>
        <RowPositionContext value={PLACE}>
          <StatusView
            status={post(String(row), { account: ada.id, ...status })}
            author={author}
            booster={booster ?? null}
            filter={filter}
            me={accountId(me)}
            options={{ ...defaultOptions, ...options }}
            actions={{ ...idleActions, ...actions }}
            memoryKey={memoryKey}
            isInNotifications={isInNotifications}
          />
        </RowPositionContext>
      </OpenBesideContext>
    </div>,
  )
}
