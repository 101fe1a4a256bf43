import { useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'
import { goBack } from '../../ui/link/go-back.ts'
import { goTo } from '../../ui/link/go-to.ts'
import { useComposerParts } from './composer-parts.tsx'
import { Composer } from './Composer.tsx'
import { Drafts } from './drafts/Drafts.tsx'
import { HelperFriend } from './HelperFriend.tsx'
import { useSuggesting } from './suggestions/use-suggesting.tsx'
import styles from './Composer.module.css'

const COMPOSE_PATH = '/statuses/new'

// They know nothing of the text: no key draws them anew.
const StillDrafts = memo(Drafts)
const StillFriend = memo(HelperFriend)

interface ComposeColumnProps {
  /** Somebody asked for it while it was on its way. */
  readonly takesFocus?: boolean
}

/** The composer among the columns, or on a screen of its own, with what keeps it company. */
export function ComposeColumn({ takesFocus = false }: ComposeColumnProps) {
  const { t } = useLingui()
  const { meta, platform } = useSession()
  const showNotice = useAppAction(showMessageAtom)
  const isScreen = usePathname() === COMPOSE_PATH
  const parts = useComposerParts()
  const suggesting = useSuggesting()
  const [chance] = useState(() => platform.random())

  return (
    <div className={styles['room']}>
      <Composer
        parts={parts}
        suggesting={suggesting}
        takesFocus={isScreen || takesFocus}
        onPublished={({ id, isEdit, goesOn }) => {
          const text = isEdit ? t`Changes saved` : t`Post published`
          const action = { label: t`View`, run: () => goTo(`/statuses/${encodeURIComponent(id)}`) }
          showNotice({ kind: 'text', text, action })
          if (isScreen && !goesOn) goBack()
        }}
      />
      <StillDrafts />
      <StillFriend mascot={meta.mascot} chance={chance} />
    </div>
  )
}
