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

const getOptions = (draft: Draft): DraftOptions => ({
  spoiler: draft.spoiler,
  sensitive: draft.sensitive,
  privacy: draft.privacy,
  inReplyTo: draft.inReplyTo,
  mediaIds: draft.mediaIds,
  language: draft.language,
  localOnly: draft.localOnly,
  threaded: draft.threaded,
})

const hasSameOptions = (one: DraftOptions, other: DraftOptions): boolean =>
  OPTIONS.every((option) => one[option] === other[option])

/** The options of the draft. They stay the same object while the user types. */
export const draftOptionsAtom = perSession((session) =>
  selectAtom(draftAtom(session), getOptions, hasSameOptions),
)

export const draftTextAtom = perSession((session) => atom((get) => get(draftAtom(session)).text))

export const warningTextAtom = perSession((session) =>
  atom((get) => get(draftAtom(session)).spoilerText),
)

export const draftPollAtom = perSession((session) => atom((get) => get(draftAtom(session)).poll))

export const hasPollAtom = perSession((session) =>
  atom((get) => get(draftPollAtom(session)) !== null),
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
