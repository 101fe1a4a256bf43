import { useLingui } from '@lingui/react/macro'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { chooseWriterAtom, writerAtom } from '../../state/share/choose-writer.ts'
import { AccountChoice } from '../../ui/account-choice/AccountChoice.tsx'
import { Avatar } from '../../ui/avatar/Avatar.tsx'

/** Which account writes, where several are signed in. */
export function WriterChoice() {
  const { t } = useLingui()
  const sessions = useAppValue(sessionsAtom)
  const writer = useAppValue(writerAtom)
  const choose = useAppAction(chooseWriterAtom)

  if (writer === null || sessions.length < 2) return null
  return (
    <AccountChoice
      legend={t`Who writes`}
      chosen={writer.key}
      onChoose={choose}
      accounts={sessions.map(({ key, initialState }) => ({
        key,
        face: <Avatar src={initialState.account?.avatar_static ?? null} name={key} size="small" />,
      }))}
    />
  )
}
