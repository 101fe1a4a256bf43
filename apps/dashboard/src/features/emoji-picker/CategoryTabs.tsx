import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { EMOJI_CATEGORIES, type EmojiCategory } from '@colonnade/domain/emoji'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import styles from './EmojiPicker.module.css'

const FACES = {
  recent: { icon: 'clock', label: msg`Frequently used` },
  custom: { icon: 'spark', label: msg`Of this server` },
  people: { icon: 'smile', label: msg`Smileys and people` },
  nature: { icon: 'leaf', label: msg`Animals and nature` },
  foods: { icon: 'cup', label: msg`Food and drink` },
  activity: { icon: 'ball', label: msg`Activities` },
  places: { icon: 'globe', label: msg`Travel and places` },
  objects: { icon: 'bulb', label: msg`Objects` },
  symbols: { icon: 'heart', label: msg`Symbols` },
  flags: { icon: 'flag', label: msg`Flags` },
} as const

interface CategoryTabsProps {
  /** null while a search shows emoji of all categories. */
  readonly selected: EmojiCategory | null
  readonly panelId: string
  readonly onSelect: (category: EmojiCategory) => void
}

/** The kinds of emoji, in the order of EMO-03. */
export function CategoryTabs({ selected, panelId, onSelect }: CategoryTabsProps) {
  const { t, i18n } = useLingui()
  const tabs = EMOJI_CATEGORIES.map((id) => {
    const { icon, label } = FACES[id]
    return { id, name: i18n._(label), label: <Icon name={icon} size={18} /> }
  })

  return (
    <div className={styles['tabs']}>
      <Tabs
        label={t`Categories`}
        tabs={tabs}
        selected={selected}
        panelId={panelId}
        onSelect={onSelect}
      />
    </div>
  )
}
