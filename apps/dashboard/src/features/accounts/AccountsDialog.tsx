import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { SessionProvider, useAppAction, useAppValue } from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { accountKeysAtom, moveAccountAtom } from '../../state/sessions/account-looks.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import type { DragListener, DragListeners } from '../../ui/dragging/list-dragging/drag-listeners.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { EndedAccount, SignedInAccount } from './AccountCard.tsx'
import styles from './AccountsDialog.module.css'

const dragging = lazyModule(
  async () => (await import('../../ui/dragging/list-dragging/ListDragging.tsx')).ListDragging,
)

interface AccountsDialogProps {
  readonly onClose: () => void
}

/** The accounts of this deck: their order, their colours, whether they respond, and signing out of one. @see BY-02 */
export function AccountsDialog({ onClose }: AccountsDialogProps) {
  const { t } = useLingui()
  const keys = useAppValue(accountKeysAtom)
  const sessions = useAppValue(sessionsAtom)
  const moveAccount = useAppAction(moveAccountAtom)
  const openModal = useAppAction(openModalAtom)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [grips] = useState<DragListeners>(() => new Map())
  const [moved, setMoved] = useState('')
  const total = keys.length

  const moveAndAnnounce = (key: (typeof keys)[number], index: number) => {
    moveAccount(key, index)
    const place = index + 1
    setMoved(t`Position ${place} of ${total}`)
  }

  return (
    <Dialog
      title={t`Accounts`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button icon="plus" onClick={() => openModal({ type: 'ADD_ACCOUNT' })}>
          <Trans>Add account</Trans>
        </Button>
      }
    >
      <div ref={setList} className={styles['list']}>
        {keys.map((key, index) => {
          const session = sessions.find((one) => one.key === key)
          const card = {
            accountKey: key,
            position: total < 2 ? null : { index, total },
            onMove: (place: number) => moveAndAnnounce(key, place),
            onHandleEvent: ((name, event) => grips.get(key)?.(name, event)) satisfies DragListener,
          }
          if (session === undefined) return <EndedAccount key={key} {...card} />
          return (
            <SessionProvider key={key} session={session}>
              <SignedInAccount {...card} />
            </SessionProvider>
          )
        })}
        {total > 1 && (
          <Lazy
            module={dragging}
            props={{
              list,
              keys,
              dragListeners: grips,
              instructions: t`Press Space to pick up the account, arrow keys to move it, Space to drop, Escape to cancel.`,
              onMove: (key, place) => {
                const account = keys.find((one) => one === key)
                if (account !== undefined) moveAccount(account, place)
              },
            }}
            failure="nothing"
          />
        )}
        <output className="visually-hidden">{moved}</output>
      </div>
    </Dialog>
  )
}
