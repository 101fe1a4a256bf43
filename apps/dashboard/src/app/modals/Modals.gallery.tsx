import { modalSamples, modalSession } from '../../gallery/modal-samples.ts'
import { AppStoreProvider, SessionProvider } from '../../state/react/index.ts'
import type { Modal } from '../../state/ui/modals.ts'
import { BrokenDialog } from '../../ui/failure/Failure.tsx'
import { modalBody, MODALS } from './modal-registry.tsx'

const nothing = () => undefined
const isType = (name: string): name is Modal['type'] => name in MODALS

function Sample({ type }: { readonly type: Modal['type'] }) {
  const session = modalSession()

  return (
    <AppStoreProvider store={session.app}>
      <SessionProvider session={session}>
        {modalBody(modalSamples(session)[type], nothing)}
      </SessionProvider>
    </AppStoreProvider>
  )
}

/** The dialog of every type that the registry knows. */
export const everyType = Object.fromEntries(
  Object.keys(MODALS)
    .filter(isType)
    .map((type) => [type, () => <Sample type={type} />]),
)

export const NotArrived = () => (
  <BrokenDialog kind="dialog" isMissing onRetry={nothing} onClose={nothing} />
)

export const Broken = () => (
  <BrokenDialog kind="dialog" isMissing={false} onRetry={nothing} onClose={nothing} />
)
