import { createModalSamples, createModalSession } from '../../gallery/modal-samples.ts'
import { AppStoreProvider, SessionProvider } from '../../state/react/index.ts'
import type { Modal } from '../../state/ui/modals.ts'
import { BrokenDialog } from '../../ui/failure/Failure.tsx'
import { renderModal, MODALS } from './modal-registry.tsx'

const doNothing = () => undefined
const isType = (name: string): name is Modal['type'] => name in MODALS

function Sample({ type }: { readonly type: Modal['type'] }) {
  const session = createModalSession()

  return (
    <AppStoreProvider store={session.app}>
      <SessionProvider session={session}>
        {renderModal(createModalSamples(session)[type], doNothing)}
      </SessionProvider>
    </AppStoreProvider>
  )
}

/** The dialog of each registered type. */
export const everyType = Object.fromEntries(
  Object.keys(MODALS)
    .filter(isType)
    .map((type) => [type, () => <Sample type={type} />]),
)

export const NotArrived = () => (
  <BrokenDialog kind="dialog" isMissing onRetry={doNothing} onClose={doNothing} />
)

export const Broken = () => (
  <BrokenDialog kind="dialog" isMissing={false} onRetry={doNothing} onClose={doNothing} />
)
