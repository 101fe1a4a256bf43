import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import { type Draft, type DraftHint, getDraftHints } from '@colonnade/domain/compose'
import { accountAtoms } from '../entities/accounts.ts'
import { perSession } from '../session.ts'
import { draftAtom } from './draft.ts'

const OPTIONS = [
  'spoiler',
  'sensitive',
  'privacy',
  'inReplyTo',
  'mediaIds',
  'language',
  'localOnly',
  'threaded',
] as const

/** The part of a draft that is chosen, not typed. */
export type DraftOptions = Pick<Draft, (typeof OPTIONS)[number]>

const hasSameOptions = (one: DraftOptions, other: DraftOptions): boolean =>
  OPTIONS.every((option) => one[option] === other[option])

/**
 * The options of the draft. They stay the same object while the user types: a whole draft, whose text is that of the
 * last change of an option.
 */
export const draftOptionsAtom = perSession((session) =>
  selectAtom(draftAtom(session), (draft): DraftOptions => draft, hasSameOptions),
)

const createPartAtom = <Key extends keyof Draft>(key: Key) =>
  perSession((session) => atom((get) => get(draftAtom(session))[key]))

export const draftTextAtom = createPartAtom('text')
export const warningTextAtom = createPartAtom('spoilerText')
export const draftPollAtom = createPartAtom('poll')

export const hasPollAtom = perSession((session) =>
  atom((get) => get(draftAtom(session)).poll !== null),
)

/** The hints before publishing. They stay the same array while the user types without changing them. */
export const draftHintsAtom = perSession((session) => {
  const current = atom((get): readonly DraftHint[] => {
    const me = get(accountAtoms(session)(session.me)) ?? session.initialState.account
    return getDraftHints(get(draftAtom(session)), me?.locked === true)
  })
  return selectAtom(current, (hints) => hints, hasSameHints)
})

const hasSameHints = (some: readonly DraftHint[], others: readonly DraftHint[]): boolean =>
  some.length === others.length && some.every((hint, index) => hint === others[index])
