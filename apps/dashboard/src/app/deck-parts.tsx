import type { ReactNode } from 'react'
import { type Column, readList } from '@colonnade/domain/columns'
import type { DeckParts } from '../features/deck/index.ts'
import { HiddenSign } from '../features/hidden/index.ts'
import { WorkspaceRail } from '../features/workspaces/index.ts'
import { bundle } from './bundle.ts'
import { columnBody } from './column-registry.tsx'
import { LateConnectionSign } from './late-parts.tsx'
import { LazyPart } from './LazyPart.tsx'

const addColumnPart = bundle(
  async () => (await import('../features/deck/add-column/AddColumnDialog.tsx')).AddColumnDialog,
)

/** Comes with what shows dialogs, as a rule before anybody asks. */
const waitingPart = bundle(async () => (await import('./modals/WaitingDialog.tsx')).WaitingDialog)

const notificationSettingsPart = bundle(
  async () => (await import('../features/notifications/index.ts')).NotificationSettings,
)

const listSettingsPart = bundle(
  async () => (await import('../features/lists/index.ts')).ListSettings,
)

/** Few workspaces are without columns. */
const emptyPart = bundle(
  async () => (await import('../features/workspaces/EmptyWorkspace.tsx')).EmptyWorkspace,
)

function settingsOf({ id, params }: Column): ReactNode {
  if (id === 'NOTIFICATIONS')
    return <LazyPart part={notificationSettingsPart} props={{}} waiting={null} />
  const listId = id === 'LIST' ? readList(params) : null
  if (listId === null) return null
  return <LazyPart part={listSettingsPart} props={{ listId }} waiting={null} />
}

/** What the deck shows without knowing how. */
export const deckParts: DeckParts = {
  body: (column, name) => columnBody(column, name),
  settings: settingsOf,
  signs: ({ uuid }) => (
    <>
      <HiddenSign uuid={uuid} />
      <LateConnectionSign uuid={uuid} />
    </>
  ),
  workspaces: {
    rail: <WorkspaceRail />,
    empty: (onAddColumn) => <LazyPart part={emptyPart} props={{ onAddColumn }} waiting={null} />,
  },
  addColumn: (onClose) => (
    <LazyPart
      part={addColumnPart}
      props={{ onClose }}
      waiting={<LazyPart part={waitingPart} props={{ onClose }} waiting={null} />}
      onClose={onClose}
    />
  ),
}
