import { atom } from 'jotai/vanilla'
import {
  type AdaptedDraft,
  adaptDraft,
  type DraftLosses,
  chooseFiles,
  type Draft,
  type NextAuthorTraits,
  NO_UPLOADS,
} from '@colonnade/domain/compose'
import type { AccountKey } from '@colonnade/domain/entities'
import type { Focus } from '@colonnade/domain/media'
import { clearComposerAtom, endEditAtom } from '../compose/clear-composer.ts'
import { createDraft, draftAtom, getPostLimits, type StashedDraft } from '../compose/draft.ts'
import { restoreStashedDraftAtom, stashDraftAtom } from '../compose/stashed-draft.ts'
import {
  type AttachmentCard,
  attachmentCardsAtom,
  type LocalFile,
  readAcceptance,
} from '../compose/upload-list.ts'
import { composerSnapshotAtom, hasContentToSave } from '../drafts/composer-snapshot.ts'
import { writeDrafts } from '../drafts/write-drafts.ts'
import { customEmojisAtom } from '../entities/custom-emojis.ts'
import type { Session } from '../session.ts'

/** What the other account cannot post. */
export interface DraftRemains extends DraftLosses {
  /** The names of files that stay with the former account; empty where the name is unknown. */
  readonly files: readonly string[]
}

/** A draft in the composer of one account, before it moved to another. */
interface Stop {
  readonly stashed: StashedDraft
  readonly cards: readonly AttachmentCard[]
  /** The keys of the files that stayed. */
  readonly kept: ReadonlySet<string>
  readonly losses: DraftLosses
  /** Identifies what stayed in the composer. A composer with another key was changed since. */
  readonly remainder: string
}

/** The draft that moved last, with the accounts that it has left. */
interface Journey {
  /** Its ID where it is now. */
  readonly draftId: string
  readonly stops: ReadonlyMap<AccountKey, Stop>
}

const journeyAtom = atom<Journey | null>(null)

/** What the server of an author supports. Accounts of one server know the same emojis. */
function getAuthorTraits(session: Session, other: Session): NextAuthorTraits {
  const emojis = session.store.get(customEmojisAtom(session))
  const isKnown = emojis.length > 0 && session.origin !== other.origin
  const { capabilities } = session.api
  return {
    defaultPrivacy: session.meta.default_privacy,
    emojis: isKnown ? new Set(emojis.map(({ shortcode }) => shortcode)) : null,
    limits: getPostLimits(session),
    hasPolls: capabilities.has('polls'),
    hasLocalOnly: capabilities.getSupport('localOnly') === 'yes',
  }
}

/** Returns where the draft was in this account's composer; null if that was changed since. */
function findStop(
  stops: Journey['stops'],
  to: Session,
  cards: readonly AttachmentCard[],
): Stop | null {
  const stop = stops.get(to.key)
  if (stop?.remainder !== to.store.get(draftAtom(to)).idempotencyKey) return null
  // A post has either a poll or media.
  return stop.losses.poll && cards.length > 0 ? null : stop
}

/** Returns the file of a card with what it needs on another server. */
function toUpload(card: AttachmentCard, stashed: StashedDraft): LocalFile | null {
  if (card.file === null) return null
  const focus: Focus | undefined = card.media?.meta?.focus ?? stashed.files.get(card.key)?.focus
  return { file: card.file, mediaId: null, ...(focus !== undefined && { focus }) }
}

const hasSameFocus = (one: Focus | undefined, other: Focus | undefined): boolean =>
  (one?.x ?? 0) === (other?.x ?? 0) && (one?.y ?? 0) === (other?.y ?? 0)

/** Whether the attachment that the account has from before still is what the card shows. */
function canReuse(card: AttachmentCard, before: AttachmentCard | undefined): boolean {
  if (before?.media == null) return false
  return card.media === null || hasSameFocus(card.media.meta?.focus, before.media.meta?.focus)
}

/** The files as the composer of the other account shows them. */
interface Arrival extends Pick<StashedDraft, 'attachments' | 'names' | 'files' | 'descriptions'> {
  /** The keys of the files that stay with the former account. */
  readonly kept: ReadonlySet<string>
}

/**
 * Returns the files for another account: those that it had before, and the others as uploads, as many as its server
 * accepts. Files without bytes stay.
 */
function moveFiles(
  cards: readonly AttachmentCard[],
  stashed: StashedDraft,
  to: Session,
  stop: Stop | null,
): Arrival {
  const before = new Map(stop?.cards.map((card) => [card.key, card]))
  const left = stop?.cards.filter(({ key }) => stop.kept.has(key)) ?? []
  const reused = cards.filter((card) => canReuse(card, before.get(card.key)))
  const wanted = cards.filter((card) => !reused.includes(card))
  const known = new Set([...left, ...reused].map(({ key }) => key))
  const ready = stop?.cards.filter(({ key }) => known.has(key)) ?? []
  const attachments = ready.flatMap(({ media }) => media ?? [])
  const { taken } = chooseFiles(
    wanted.flatMap(({ file }) => file ?? []),
    { ...NO_UPLOADS, attachments },
    readAcceptance(to.store.get, to),
  )
  const sent = wanted.filter(({ file }) => file !== null && taken.includes(file))
  const files = new Map<string, LocalFile>()
  for (const { key } of ready) {
    const file = stop?.stashed.files.get(key)
    if (file !== undefined) files.set(key, file)
  }
  for (const card of sent) {
    const upload = toUpload(card, stashed)
    if (upload !== null) files.set(card.key, upload)
  }
  const shown = [...left, ...cards.filter((card) => reused.includes(card) || sent.includes(card))]
  return {
    attachments,
    names: stop?.stashed.names ?? new Map(),
    files,
    descriptions: new Map(
      shown.flatMap(({ key, description }) => {
        const saved = before.get(key)?.media?.description ?? ''
        return description === (known.has(key) ? saved : '') ? [] : [[key, description]]
      }),
    ),
    kept: new Set(wanted.filter((card) => !sent.includes(card)).map(({ key }) => key)),
  }
}

/** Adds what did not leave this account with the draft. */
function restoreLosses(
  adapted: AdaptedDraft,
  draft: Draft,
  from: Session,
  stop: Stop | null,
): AdaptedDraft {
  if (stop === null) return adapted
  const { losses, stashed } = stop
  const isDefault = draft.privacy === from.meta.default_privacy
  return {
    ...adapted,
    poll: adapted.poll ?? (losses.poll ? stashed.draft.poll : null),
    localOnly: adapted.localOnly || (losses.localOnly && stashed.draft.localOnly),
    privacy: isDefault ? stashed.draft.privacy : adapted.privacy,
  }
}

/** Returns what stays in the composer that the draft leaves. */
function getRemainder(
  session: Session,
  stashed: StashedDraft,
  kept: ReadonlySet<string>,
  losses: DraftLosses,
): StashedDraft {
  const pick = <Value>(values: ReadonlyMap<string, Value>) =>
    new Map([...values].filter(([key]) => kept.has(key)))
  const files = pick(stashed.files)
  const ids = new Set([...files.values()].map(({ mediaId }) => mediaId))
  const attachments = stashed.attachments.filter(({ id }) => ids.has(id) || kept.has(id))
  const { poll, sensitive } = stashed.draft
  return {
    ...stashed,
    attachments,
    files,
    uploadErrors: pick(stashed.uploadErrors),
    descriptions: pick(stashed.descriptions),
    draft: {
      ...createDraft(session),
      mediaIds: attachments.map(({ id }) => id),
      sensitive: sensitive && kept.size > 0,
      poll: losses.poll ? poll : null,
    },
  }
}

/** Puts what is in an account's composer among its drafts. */
function makeRoom(session: Session): void {
  const { store } = session
  store.set(endEditAtom, session)
  if (hasContentToSave(store.get(composerSnapshotAtom(session))))
    store.set(clearComposerAtom, session)
}

/**
 * Moves the draft of one account's composer to another's, with its files, which are uploaded to the other server. The
 * other composer's former content is kept as a draft. What the other account cannot post stays where it was, and
 * comes together again when the draft returns. The caller has checked that it is neither a reply nor an edit.
 *
 * @param isForced whether a draft without content moves too, for its settings
 * @returns what the other account cannot post; null if that is nothing
 * @see BY-02, BY-37
 */
export function moveDraft(from: Session, to: Session, isForced = false): DraftRemains | null {
  const { app } = from
  if (!isForced && !hasContentToSave(from.store.get(composerSnapshotAtom(from)))) return null
  const stashed = from.store.set(stashDraftAtom, from)
  const cards = from.store.get(attachmentCardsAtom(from))
  const journey = app.get(journeyAtom)
  const stops = journey?.draftId === stashed.id ? journey.stops : new Map<AccountKey, Stop>()
  const stop = findStop(stops, to, cards)
  const traits = [getAuthorTraits(from, to), getAuthorTraits(to, from)] as const
  const { adapted, losses } = adaptDraft(stashed.draft, ...traits)
  const arrival = moveFiles(cards, stashed, to, stop)
  const { kept, ...files } = arrival

  if (stop === null) makeRoom(to)
  const base = to.store.set(stashDraftAtom, to)
  to.store.set(restoreStashedDraftAtom, to, {
    ...base,
    ...files,
    uploadErrors: new Map(),
    draft: {
      ...createDraft(to),
      ...restoreLosses(adapted, stashed.draft, from, stop),
      mediaIds: files.attachments.map(({ id }) => id),
    },
  })
  // Before the emptied draft is removed there, so that the text is always stored.
  void writeDrafts(to)
  from.store.set(restoreStashedDraftAtom, from, getRemainder(from, stashed, kept, losses))
  const remainder = from.store.get(draftAtom(from)).idempotencyKey
  const left = new Map(stops)
  left.delete(to.key)
  left.set(from.key, { stashed, cards, kept, losses, remainder })
  app.set(journeyAtom, { draftId: base.id, stops: left })

  const names = cards.filter(({ key }) => kept.has(key)).map(({ name }) => name)
  const isWhole =
    names.length === 0 &&
    !losses.poll &&
    !losses.localOnly &&
    losses.emojis.length === 0 &&
    losses.excess === 0
  return isWhole ? null : { ...losses, files: names }
}
