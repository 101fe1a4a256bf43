import { atom } from 'jotai/vanilla'
import { putFirst, takeOut } from '@colonnade/domain/timeline'
import { NOT_ASKED, type LinkedPages } from '../linked/linked-pages.ts'
import { perSession, type Session } from '../session.ts'

/** The servers that are blocked, as the own server has it. Written in this folder only. @see DOM-03 */
export const domainBlocksAtom = perSession(() => atom<LinkedPages<string>>(NOT_ASKED))

/** What is wished of servers and not answered yet: blocked or not. */
const wishesAtom = perSession(() => atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>()))

/** The same list as the user should see it: what is being let go is gone at once. */
export const shownDomainBlocksAtom = perSession((session) =>
  atom((get): LinkedPages<string> => {
    const list = get(domainBlocksAtom(session))
    const wishes = get(wishesAtom(session))
    return { ...list, items: list.items.filter((domain) => wishes.get(domain) !== false) }
  }),
)

/** Notes what is wished of a server; null when it was answered. */
export const wishDomainAtom = atom(
  null,
  (get, set, session: Session, domain: string, wish: boolean | null) => {
    const wishes = new Map(get(wishesAtom(session)))
    if (wish === null) wishes.delete(domain)
    else wishes.set(domain, wish)
    set(wishesAtom(session), wishes)
  },
)

/** Lets the list follow what the server agreed to; the latest stands first. @see DOM-02 */
export const keepDomainBlocksAtom = atom(
  null,
  (get, set, session: Session, domain: string, isBlocked: boolean) => {
    const listAtom = domainBlocksAtom(session)
    const list = get(listAtom)
    if (!list.isLoaded || list.items.includes(domain) === isBlocked) return
    set(listAtom, { ...list, ...(isBlocked ? putFirst(list, domain) : takeOut(list, domain)) })
  },
)

/** Whether a server still stands in the list, as the server last had it. */
export const isDomainBlockedAtom = atom(null, (get, _set, session: Session, domain: string) =>
  get(domainBlocksAtom(session)).items.includes(domain),
)
