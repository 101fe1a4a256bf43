import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { authorAtoms } from '../../state/authors/column-author.ts'
import { composerAuthorAtoms } from '../../state/columns/columns.ts'
import { SessionProvider, useAppAction, useAppValue, useSession } from '../../state/react/index.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'
import { goBack } from '../../ui/link/go-back.ts'
import { goTo } from '../../ui/link/go-to.ts'
import { ComposerContext } from './author/composer-context.ts'
import { useEndOfGuest } from './author/use-end-of-guest.ts'
import { useComposerParts } from './composer-parts.tsx'
import { Composer } from './Composer.tsx'
import { Drafts } from './drafts/Drafts.tsx'
import { HelperFriend } from './HelperFriend.tsx'
import { SuggestionsProvider } from './suggestions/use-composer-suggestions.tsx'
import styles from './Composer.module.css'

const COMPOSE_PATH = '/statuses/new'

// They do not depend on the text, so that typing does not render them again.
const MemoDrafts = memo(Drafts)
const MemoHelperFriend = memo(HelperFriend)

interface ComposeColumnProps {
  /** The uuid of the column, or of the screen. */
  readonly uuid: string
  /** Whether focus was requested before the component had loaded. */
  readonly takesFocus?: boolean
}

/**
 * The composer as a column or as a screen, with the list of drafts and the helper friend. Its author may be another
 * account than that of the column.
 */
export function ComposeColumn({ uuid, takesFocus = false }: ComposeColumnProps) {
  const owner = useSession()
  const author = useAppValue(authorAtoms(uuid)) ?? owner
  const showAuthor = useAppAction(composerAuthorAtoms(uuid))

  useEffect(() => showAuthor(author.key), [author.key, showAuthor])

  return (
    <ComposerContext value={uuid}>
      {/* Without a key, so that the focus stays in the composer when its author changes. */}
      <SessionProvider session={author}>
        <AuthorsComposer takesFocus={takesFocus} />
      </SessionProvider>
    </ComposerContext>
  )
}

/** The composer of the current account. */
function AuthorsComposer({ takesFocus }: Required<Pick<ComposeColumnProps, 'takesFocus'>>) {
  const { t } = useLingui()
  const { meta, platform } = useSession()
  const showNotice = useAppAction(showMessageAtom)
  const isScreen = usePathname() === COMPOSE_PATH
  const parts = useComposerParts()
  const [chance] = useState(() => platform.random())
  useEndOfGuest()

  return (
    <div className={styles['container']}>
      <SuggestionsProvider>
        <Composer
          parts={parts}
          takesFocus={isScreen || takesFocus}
          onPublished={({ id, isEdit, staysOpen }) => {
            const text = isEdit ? t`Changes saved` : t`Post published`
            const action = {
              label: t`View`,
              run: () => goTo(`/statuses/${encodeURIComponent(id)}`),
            }
            showNotice({ kind: 'text', text, action })
            if (isScreen && !staysOpen) goBack()
          }}
        />
      </SuggestionsProvider>
      <MemoDrafts />
      <MemoHelperFriend mascot={meta.mascot} chance={chance} />
    </div>
  )
}
