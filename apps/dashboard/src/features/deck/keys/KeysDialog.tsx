import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { offeredScreens, SINGLE_KEYS, STRONG_KEYS } from './key-table.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { useOffer } from './use-offer.ts'
import styles from './Keys.module.css'

interface KeysDialogProps {
  readonly onClose: () => void
}

interface Line {
  readonly keys: readonly string[]
  readonly label: MessageDescriptor
}

const line = (label: MessageDescriptor, ...keys: readonly string[]): Line => ({ keys, label })

/** Keys that other parts of the deck know by themselves. */
const COLUMN_KEYS: readonly Line[] = [
  line(msg`Column beside`, 'ArrowLeft', 'ArrowRight'),
  line(msg`First to ninth column`, '1', '9'),
  line(msg`Next column, one before`, 'F6', 'Shift+F6'),
  line(msg`Scroll by a page`, 'PageDown', 'PageUp'),
  line(msg`First post, last post`, 'Home', 'End'),
  line(msg`First to ninth workspace`, 'Alt+1', 'Alt+9'),
]
const POST_KEYS: readonly Line[] = [
  line(msg`Open`, 'Enter', 'o'),
  line(msg`Open as a column`, '$mod+Enter'),
  line(msg`Reply`, 'r'),
  line(msg`Boost`, 'b'),
  line(msg`Favourite`, 'f'),
  line(msg`Boost or favourite without being asked`, 'Shift+b', 'Shift+f'),
  line(msg`Mention the author`, 'm'),
  line(msg`The author’s profile`, 'p'),
  line(msg`Show or hide what is behind a warning`, 'x'),
]
const WRITING_KEYS: readonly Line[] = [
  line(msg`Publish`, '$mod+Enter'),
  line(msg`Publish with the other visibility`, 'Alt+Enter'),
]

interface Group {
  readonly title: MessageDescriptor
  readonly lines: readonly Line[]
}

const GROUPS: readonly Group[] = [
  { title: msg`Everywhere`, lines: [...STRONG_KEYS, ...SINGLE_KEYS] },
  { title: msg`Posts`, lines: POST_KEYS },
  { title: msg`Columns`, lines: COLUMN_KEYS },
  { title: msg`Writing`, lines: WRITING_KEYS },
]

/** Every key of the deck, by what it is for. @see BY-45 */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const { t, i18n } = useLingui()
  const offer = useOffer()
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const screens: Group = { title: msg`Go to`, lines: offeredScreens(offer) }

  return (
    <Dialog title={t`Keyboard shortcuts`} closeLabel={t`Close`} size="large" onClose={onClose}>
      {!hasSingle && (
        <p className={styles['off']}>
          <Trans>
            Keys without Ctrl, Alt or Cmd are switched off in the settings, except for the arrows,
            Enter and F6.
          </Trans>
        </p>
      )}
      <div className={styles['groups']}>
        {[...GROUPS, screens].map(({ title, lines }) => (
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
