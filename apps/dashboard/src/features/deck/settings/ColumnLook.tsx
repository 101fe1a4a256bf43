import { useLingui } from '@lingui/react/macro'
import {
  type Column,
  COLUMN_COLOURS,
  type ColumnLook as Look,
  isSingleEmoji,
  limitTitle,
  readColumnLook,
  toColumnTitle,
} from '@colonnade/domain/columns'
import { updateColumnParamsAtom } from '../../../state/columns/columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { COLOUR_NAMES } from '../../../ui/swatches/colour-names.ts'
import { Swatches } from '../../../ui/swatches/Swatches.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { EmojiButton } from '../../emoji-picker/index.ts'
import { useDefaultTitle } from '../title/use-column-title.ts'
import { useSavedText } from './use-saved-text.ts'
import styles from './ColumnSettings.module.css'

interface ColumnLookProps {
  readonly column: Column
}

/** The title, the icon and the colour that the user can choose for any column. @see BY-55 */
export function ColumnLook({ column }: ColumnLookProps) {
  const { t, i18n } = useLingui()
  const changeParams = useAppAction(updateColumnParamsAtom)
  const { uuid, params } = column
  const { title, colour, icon } = readColumnLook(params)
  const change = <Key extends keyof Look>(key: Key, value: Look[Key]) =>
    changeParams(uuid, ['look', key], value ?? null)

  return (
    <>
      <TitleField
        saved={title}
        placeholder={useDefaultTitle(column).name}
        onSave={(text) => change('title', text)}
      />
      <IconField saved={icon} onSave={(emoji) => change('icon', emoji)} />
      <Swatches
        label={t`Colour`}
        swatches={[
          { value: '', name: t({ message: 'None', context: 'colour' }), paint: null },
          ...COLUMN_COLOURS.map((name) => ({
            value: name,
            name: i18n._(COLOUR_NAMES[name]),
            paint: `var(--column-${name})`,
          })),
        ]}
        value={colour ?? ''}
        onChange={(value) =>
          change(
            'colour',
            COLUMN_COLOURS.find((name) => name === value),
          )
        }
      />
    </>
  )
}

interface TitleFieldProps {
  readonly saved: string
  /** The title of the column's kind. */
  readonly placeholder: string
  readonly onSave: (title: string) => void
}

function TitleField({ saved, placeholder, onSave }: TitleFieldProps) {
  const { t } = useLingui()
  const { draft, setDraft, save } = useSavedText(saved, (text) => {
    const title = toColumnTitle(text)
    if (title !== saved) onSave(title)
  })

  const handleBlur = () => {
    save()
    setDraft(toColumnTitle(draft))
  }

  return (
    <TextField
      label={t`Title`}
      value={draft}
      onChange={(text) => setDraft(limitTitle(text))}
      onBlur={handleBlur}
      onEnter={handleBlur}
      placeholder={placeholder}
      dir="auto"
      autoComplete="off"
    />
  )
}

interface IconFieldProps {
  readonly saved: string
  readonly onSave: (emoji: string) => void
}

function IconField({ saved, onSave }: IconFieldProps) {
  const { t } = useLingui()
  const isAllowed = (text: string) => text === '' || isSingleEmoji(text)
  const { draft, setDraft, save } = useSavedText(saved, (text) => {
    const emoji = text.trim()
    if (isAllowed(emoji) && emoji !== saved) onSave(emoji)
  })

  const handlePick = (text: string) => {
    const emoji = text.trim()
    // Custom emojis are pictures of one server.
    setDraft(emoji)
    if (isAllowed(emoji)) onSave(emoji)
  }

  return (
    <div className={styles['icon']}>
      <TextField
        label={t`Icon`}
        value={draft}
        onChange={setDraft}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={save}
        onEnter={save}
        autoComplete="off"
        spellCheck={false}
        hint={t`An emoji instead of the icon.`}
        error={isAllowed(draft.trim()) ? null : t`Enter a single emoji.`}
      />
      <EmojiButton isDisabled={false} onPick={handlePick} />
    </div>
  )
}
