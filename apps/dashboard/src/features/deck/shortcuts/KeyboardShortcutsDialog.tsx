import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import {
  getShortcutLines,
  isActionAvailable,
  type ShortcutLine,
} from '../../../ui/command-list/action.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { SINGLE_KEY_ACTIONS, ALWAYS_ACTIVE_ACTIONS } from './deck-actions.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { SCREEN_ACTIONS } from './screen-actions.ts'
import { useScreenAvailability } from './use-deck-context.ts'
import styles from './Shortcuts.module.css'

interface KeyboardShortcutsDialogProps {
  /** The shortcuts of a post. */
  readonly posts: readonly ShortcutLine[]
  /** The shortcuts of a notification. */
  readonly notifications: readonly ShortcutLine[]
  readonly onClose: () => void
}

const createLine = (label: MessageDescriptor, ...keys: readonly string[]): ShortcutLine => ({
  keys,
  label,
})

/** Shortcuts that other parts of the deck handle. */
const COLUMN_SHORTCUTS: readonly ShortcutLine[] = [
  createLine(msg`Left/right column`, 'ArrowLeft', 'ArrowRight'),
  createLine(msg`Columns 1 to 9`, '1', '9'),
  createLine(msg`Next/previous column`, 'F6', 'Shift+F6'),
  createLine(msg`Scroll by a page`, 'PageDown', 'PageUp'),
  createLine(msg`First/last post`, 'Home', 'End'),
  createLine(msg`Workspaces 1 to 9`, 'Alt+1', 'Alt+9'),
]
const COMPOSER_SHORTCUTS: readonly ShortcutLine[] = [
  createLine(msg`Publish`, '$mod+Enter'),
  createLine(msg`Publish with secondary visibility`, 'Alt+Enter'),
]

interface ShortcutGroup {
  readonly title: MessageDescriptor
  readonly lines: readonly ShortcutLine[]
}

const DECK_SHORTCUTS = [...ALWAYS_ACTIVE_ACTIONS, ...SINGLE_KEY_ACTIONS].flatMap(getShortcutLines)

/** Lists every keyboard shortcut, grouped by purpose. @see BY-45 */
export function KeyboardShortcutsDialog({
  posts,
  notifications,
  onClose,
}: KeyboardShortcutsDialogProps) {
  const { t, i18n } = useLingui()
  const offer = useScreenAvailability()
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const groups: readonly ShortcutGroup[] = [
    { title: msg`Everywhere`, lines: DECK_SHORTCUTS },
    { title: msg`Posts`, lines: posts },
    { title: msg`Notifications`, lines: notifications },
    { title: msg`Columns`, lines: COLUMN_SHORTCUTS },
    { title: msg`Writing`, lines: COMPOSER_SHORTCUTS },
    {
      title: msg`Go to`,
      lines: SCREEN_ACTIONS.filter((action) => isActionAvailable(action, offer)).flatMap(
        getShortcutLines,
      ),
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
                    {/* Shows two ways of typing the same character as one key. */}
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
