import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type Emoji,
  EMOJI_CATEGORIES,
  type EmojiCategory,
  type EmojiIndex,
  PICKER_COLUMNS,
  PICKER_EMOJI_PX,
  searchEmoji,
  SHEET_EMOJI_PX,
  type SkinTone,
} from '@colonnade/domain/emoji'
import { EMOJI_SHEET } from '../../lib/emoji/emoji-sheet.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { TextInput } from '../../ui/text-field/TextInput.tsx'
import { EmojiGrid, EMOJI_ROW_PX, getTextScale } from './EmojiGrid.tsx'
import { EmojiImage } from './EmojiImage.tsx'
import type { EmojiGroups } from './group-emojis.ts'
import { ToneChoice } from './ToneChoice.tsx'
import styles from './EmojiPicker.module.css'

interface PickerViewProps {
  readonly groups: EmojiGroups
  readonly index: EmojiIndex<Emoji>
  /** Index of each picture in the sprite sheet. */
  readonly cells: ReadonlyMap<string, number>
  readonly tone: SkinTone
  readonly onChooseTone: (tone: SkinTone) => void
  readonly onPick: (emoji: Emoji) => void
  readonly onClose: () => void
}

const getStyle = (scale: number): CSSProperties => ({
  '--cell': `${EMOJI_ROW_PX * scale}px`,
  '--picker-columns': PICKER_COLUMNS,
  '--emoji': `min(${PICKER_EMOJI_PX * scale}px, ${75 / PICKER_COLUMNS}vw)`,
  '--sheet-emoji': SHEET_EMOJI_PX,
  '--sheet': `url(${EMOJI_SHEET.url})`,
  '--sheet-side': EMOJI_SHEET.sidePx,
  '--sheet-pitch': EMOJI_SHEET.pitchPx,
})

/** A search field and ten tabs of emoji. The hovered or focused emoji is named below. */
export function PickerView(props: PickerViewProps) {
  const { groups, index, cells, tone, onChooseTone, onPick, onClose } = props
  const { t } = useLingui()
  const panelId = useId()
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [category, setCategory] = useState<EmojiCategory>('recent')
  const [looked, setLooked] = useState<Emoji | null>(null)
  const [looks] = useState(() => getStyle(getTextScale()))
  const found = useMemo(() => (text.trim() === '' ? null : searchEmoji(index, text)), [index, text])
  const focusSearch = useCallback(() => search.current?.focus(), [])
  const shown = found ?? groups.get(category) ?? []

  // After the layout effect that shows the popover, because a hidden element cannot take the focus.
  useEffect(() => {
    search.current?.focus({ preventScroll: true })
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    findCurrentCell(grid.current)?.focus()
  }

  return (
    /* oxlint-disable jsx-a11y/no-static-element-interactions */
    <div className={styles['picker']} style={looks} onKeyDown={handleKeyDown}>
      <div className={styles['top']}>
        <TextInput
          ref={search}
          type="search"
          className={styles['search']}
          aria-label={t`Search emoji`}
          placeholder={t`Search emoji`}
          value={text}
          autoComplete="off"
          onChange={setText}
          onKeyDown={handleSearchKey}
          onEnter={() => {
            if (found?.[0] !== undefined) onPick(found[0])
          }}
        />
        <ToneChoice tone={tone} cells={cells} onChoose={onChooseTone} />
      </div>
      <CategoryTabs
        selected={found === null ? category : null}
        panelId={panelId}
        onSelect={(next) => {
          setText('')
          setCategory(next)
        }}
      />
      <div id={panelId} role="tabpanel" aria-label={t`Emoji`} className={styles['panel']}>
        <EmojiGrid
          key={found === null ? category : text}
          ref={grid}
          emojis={shown}
          tone={tone}
          cells={cells}
          onPick={onPick}
          onLook={setLooked}
          onLeaveUpwards={focusSearch}
        />
      </div>
      <EmojiPreview emoji={looked} tone={tone} cells={cells} count={found?.length ?? null} />
    </div>
  )
}

/** Returns the cell with the Tab stop. */
function findCurrentCell(grid: HTMLElement | null): HTMLElement | null {
  return grid?.querySelector<HTMLElement>('button[tabindex="0"]') ?? null
}

const CATEGORY_LABELS = {
  recent: { icon: 'clock', label: msg`Frequently used` },
  custom: { icon: 'spark', label: msg`Custom` },
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

/** The tabs of the categories, in the order of EMO-03. */
function CategoryTabs({ selected, panelId, onSelect }: CategoryTabsProps) {
  const { t, i18n } = useLingui()
  const tabs = EMOJI_CATEGORIES.map((id) => {
    const { icon, label } = CATEGORY_LABELS[id]
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

interface EmojiPreviewProps {
  readonly emoji: Emoji | null
  readonly tone: SkinTone
  readonly cells: ReadonlyMap<string, number>
  /** Number of search results; null without a search. */
  readonly count: number | null
}

/** The name of the hovered or focused emoji, and its shortcode. */
function EmojiPreview({ emoji, tone, cells, count }: EmojiPreviewProps) {
  return (
    <div className={styles['preview']}>
      {emoji === null ? (
        <span className={styles['idle']}>
          <Trans>Pick an emoji</Trans>
        </span>
      ) : (
        <>
          <EmojiImage emoji={emoji} tone={tone} cells={cells} />
          <span className={styles['words']} aria-hidden="true">
            <b>{emoji.name}</b>
            <small dir="ltr">:{emoji.id}:</small>
          </span>
        </>
      )}
      <output className="visually-hidden">
        {count !== null && <Plural value={count} one="# emoji found" other="# emoji found" />}
      </output>
    </div>
  )
}
