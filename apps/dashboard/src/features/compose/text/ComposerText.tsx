import { useLingui } from '@lingui/react/macro'
import { memo, type RefObject, useLayoutEffect, useState } from 'react'
import {
  findHashtags,
  findMentions,
  findUrls,
  isTypedTextRtl,
  splitIntoLineBlocks,
} from '@colonnade/domain/text'
import type { FocusRequest } from '../../../state/compose/composer-focus.ts'
import { useFieldText } from '../../../ui/text-field/use-field-text.ts'
import { TAKES_EMOJI } from '../emoji-target.ts'
import { useFieldSuggestions } from '../suggestions/use-field-suggestions.tsx'
import { useRequestedFocus, useRequestedSelection } from './field-focus.ts'
import styles from '../Composer.module.css'

/**
 * Links in a longer text are not coloured: a second layout of the text would take longer than the time between two
 * keys. No known server accepts a text of this length. In UTF-16 units.
 */
const MAX_COLOURED_LENGTH = 20_000

interface ComposerTextProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  /** Changes with the draft. */
  readonly draftId: string | undefined
  /** Whether the post is being sent and the text must not change. */
  readonly isLocked: boolean
  /** The last request to focus the text. */
  readonly focusRequest: FocusRequest
  /** Whether a focus request selects the names after the first, so that typing replaces them (CMP-48). */
  readonly preselectsNames: boolean
  readonly takesFocus: boolean
  readonly onChange: (value: string) => void
}

/** The text field: it grows with its text, follows its direction and shows suggestions below. */
export function ComposerText(props: ComposerTextProps) {
  const { ref, value, draftId, isLocked, takesFocus, onChange } = props
  const { t } = useLingui()
  const { token, follow, fieldProps, options } = useFieldSuggestions({
    ref,
    name: 'text',
    isLocked,
  })
  const { onKeyDown } = fieldProps
  const isPending = useRequestedFocus({ field: ref, request: props.focusRequest, takesFocus })
  const textProps = useFieldText<HTMLTextAreaElement>({
    ref,
    value,
    textId: draftId,
    isInserted: takesFocus,
    onKeyDown,
    onChange: (text, element) => {
      onChange(text)
      follow(element)
    },
  })
  useRequestedSelection(ref, isPending, props.preselectsNames)
  const dir = getTextDirection(value)
  const isLong = value.length > MAX_COLOURED_LENGTH

  useLayoutEffect(() => {
    if (isLong && ref.current !== null) scrollToCaret(ref.current)
  }, [isLong, ref])

  return (
    <div className={styles['grow']} dir={dir} data-long={isLong || undefined}>
      {!isLong && <TextColours text={value} anchor={token} />}
      <textarea
        aria-label={t`What's on your mind?`}
        placeholder={t`What's on your mind?`}
        dir={dir}
        readOnly={isLocked}
        rows={1}
        autoCapitalize="sentences"
        style={isLong && token !== null ? { anchorName: token.name } : undefined}
        {...fieldProps}
        {...TAKES_EMOJI}
        {...textProps}
      />
      {options}
    </div>
  )
}

/** Scrolls a field that has just become scrollable so that the caret is near its middle. */
function scrollToCaret(field: HTMLTextAreaElement): void {
  const share = field.selectionEnd / Math.max(1, field.value.length)
  field.scrollTop = share * field.scrollHeight - field.clientHeight / 2
}

function getTextDirection(text: string): 'auto' | 'rtl' | 'ltr' {
  if (text === '') return 'auto'
  return isTypedTextRtl(text) ? 'rtl' : 'ltr'
}

interface TextPiece {
  readonly start: number
  readonly text: string
  readonly isLink: boolean
}

/**
 * Splits a text into links and the text between them.
 *
 * @param cut position of an additional cut for the anchor, in UTF-16 units
 */
export function splitAtLinks(text: string, cut: number | null): readonly TextPiece[] {
  const found = [...findUrls(text), ...findMentions(text), ...findHashtags(text)]
  const links = found.toSorted((a, b) => a.start - b.start)
  const edges = new Set([0, text.length, ...links.flatMap(({ start, end }) => [start, end])])
  if (cut !== null && cut <= text.length) edges.add(cut)
  const sorted = [...edges].toSorted((a, b) => a - b)
  let linked = 0
  let next = 0
  return sorted.map((start, index) => {
    for (let link = links[next]; link !== undefined && link.start <= start; link = links[next]) {
      linked = Math.max(linked, link.end)
      next += 1
    }
    return { start, text: text.slice(start, sorted[index + 1]), isLink: start < linked }
  })
}

interface TextColoursProps {
  readonly text: string
  /** The position in the text to which the suggestions are anchored. */
  readonly anchor: { readonly at: number; readonly name: string } | null
}

/**
 * A copy of the text behind the field. It gives the field its height and colours future links. The field's own
 * letters are transparent.
 */
export function TextColours({ text, anchor }: TextColoursProps) {
  // A trailing newline has no height.
  const blocks = findAnchorOffsets(splitIntoLineBlocks(`${text}\n`), anchor?.at ?? -1)

  return (
    <div className={styles['colours']} aria-hidden="true">
      {blocks.map(({ block, at }, index) => (
        // Blocks have no other key than their index.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} text={block} at={at} name={at < 0 ? '' : (anchor?.name ?? '')} />
      ))}
    </div>
  )
}

/** Returns the blocks with the offset of a text position within its block; -1 in the other blocks. */
function findAnchorOffsets(blocks: readonly string[], place: number) {
  let end = 0
  return blocks.map((block) => {
    const at = place - end
    end += block.length
    return { block, at: at < block.length ? at : -1 }
  })
}

interface BlockProps {
  readonly text: string
  /** Offset of the anchor within the block; -1 when it is in another block. */
  readonly at: number
  readonly name: string
}

/**
 * A block of lines with its own layout, which renders again only when it changes, however long the text is. Elements
 * are changed and never removed while the user types: Chromium ends an undo step whenever any element of the page is
 * removed.
 */
const Block = memo(function Block({ text, at, name }: BlockProps) {
  const pieces = splitAtLinks(text, at < 0 ? null : at)
  const [most, setMost] = useState(pieces.length)
  if (pieces.length > most) setMost(pieces.length)

  return (
    <div>
      {Array.from({ length: Math.max(most, pieces.length) }, (_none, index) => {
        const piece = pieces[index]
        const isAnchor = piece?.start === at
        return (
          <span
            // Pieces have no other key than their index.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            data-link={piece?.isLink === true || undefined}
            style={isAnchor ? { anchorName: name } : undefined}
          >
            {piece?.text ?? ''}
          </span>
        )
      })}
    </div>
  )
})
