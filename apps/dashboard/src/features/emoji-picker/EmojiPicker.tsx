import { type Emoji, emojiText, frequentlyUsed } from '@colonnade/domain/emoji'
import { loadEmojiSheet } from '../../lib/emoji/emoji-sheet.ts'
import {
  chooseSkinToneAtom,
  countEmojiUseAtom,
  emojiTableAtom,
  ownEmojiIndexAtom,
  ownEmojisAtom,
  skinToneAtom,
} from '../../state/emoji/emojis.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { emojiShelf } from './emoji-shelf.ts'
import { PickerView } from './PickerView.tsx'

export const loadPictures = loadEmojiSheet

interface EmojiPickerProps {
  readonly onPick: (text: string) => void
  readonly onClose: () => void
}

/** The emoji that the account above may use, those that it uses most in front. */
export function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const table = useAppValue(emojiTableAtom)
  const own = useSessionValue(ownEmojisAtom)
  const ownIndex = useSessionValue(ownEmojiIndexAtom)
  const tone = useSessionValue(skinToneAtom)
  const { frequentlyUsedEmojis } = useSessionValue(serverSettingsAtom)
  const chooseTone = useSessionAction(chooseSkinToneAtom)
  const countUse = useSessionAction(countEmojiUseAtom)
  if (table === null) return null

  const handlePick = (emoji: Emoji) => {
    countUse(emoji.id)
    onPick(emojiText(emoji, tone))
  }

  return (
    <PickerView
      shelf={emojiShelf([...own, ...table.emojis], frequentlyUsed(frequentlyUsedEmojis))}
      index={[...ownIndex, ...table.index]}
      cells={table.cells}
      tone={tone}
      onChooseTone={chooseTone}
      onPick={handlePick}
      onClose={onClose}
    />
  )
}
