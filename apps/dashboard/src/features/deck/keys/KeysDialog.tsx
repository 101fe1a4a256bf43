import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { getKeyLines, isOffered, type KeyLine } from '../../../ui/command-list/action.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { SINGLE_ACTIONS, STRONG_ACTIONS } from './deck-actions.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { SCREEN_ACTIONS } from './screen-actions.ts'
import { useOffer } from './use-deck-context.ts'
import styles from './Keys.module.css'

interface KeysDialogProps {
  /** The keys of a post. */
  readonly posts: readonly KeyLine[]
  readonly onClose: () => void
}

const line = (label: MessageDescriptor, ...keys: readonly string[]): KeyLine => ({ keys, label })

/** Keys that other parts of the deck know by themselves. */
const COLUMN_KEYS: readonly KeyLine[] = [
  line(msg`Left/right column`, 'ArrowLeft', 'ArrowRight'),
  line(msg`Columns 1 to 9`, '1', '9'),
  line(msg`Next/previous column`, 'F6', 'Shift+F6'),
  line(msg`Scroll by a page`, 'PageDown', 'PageUp'),
  line(msg`First/last post`, 'Home', 'End'),
  line(msg`Workspaces 1 to 9`, 'Alt+1', 'Alt+9'),
]
const WRITING_KEYS: readonly KeyLine[] = [
  line(msg`Publish`, '$mod+Enter'),
  line(msg`Publish with secondary visibility`, 'Alt+Enter'),
]

interface Group {
  readonly title: MessageDescriptor
  readonly lines: readonly KeyLine[]
}

const DECK_KEYS = [...STRONG_ACTIONS, ...SINGLE_ACTIONS].flatMap(getKeyLines)

/** Every key of the deck, by what it is for. @see BY-45 */
export function KeysDialog({ posts, onClose }: KeysDialogProps) {
  const { t, i18n } = useLingui()
  const offer = useOffer()
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const groups: readonly Group[] = [
    { title: msg`Everywhere`, lines: DECK_KEYS },
    { title: msg`Posts`, lines: posts },
    { title: msg`Columns`, lines: COLUMN_KEYS },
    { title: msg`Writing`, lines: WRITING_KEYS },
    {
      title: msg`Go to`,
      lines: SCREEN_ACTIONS.filter((action) => isOffered(action, offer)).flatMap(getKeyLines),
    },
  ]

  return (
    <Dialog title={t`Keyboard shortcuts`} closeLabel={t`Close`} size="large" onClose={onClose}>
      {!hasSingle && (
        <p className={styles['off']}>
          <Trans>
            Single-key shortcuts are turned off in your settings, except for the arrow keys, Enter
            and F6.
          </Trans>
        </p>
      )}
      <div className={styles['groups']}>
        {groups.map(({ title, lines }) => (
          <section key={title.id} className={styles['group']} aria-label={i18n._(title)}>
            <h3>{i18n._(title)}</h3>
            <dl>
              {lines.map(({ keys, label }) => (
                <div key={keys.join(' ')} className={styles['line']}>
                  <dt>{i18n._(label)}</dt>
                  <dd>
                    {/* Ways of typing one sign are one key to whoever reads. */}
                    {keys
                      .filter((each) => each !== 'Shift+?')
                      .map((each) => (
                        <KeyCaps key={each} keys={each} />
                      ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
