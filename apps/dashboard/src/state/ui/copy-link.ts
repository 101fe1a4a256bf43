import { atom } from 'jotai/vanilla'
import { copyText } from '../../lib/copy-text.ts'
import { showMessageAtom } from './messages.ts'

const LONG_ENOUGH_TO_COPY_MS = 10_000

/**
 * Copies an address and shows a toast. Without a clipboard the toast shows the address, to be copied by hand.
 *
 * @param copied the translated text of the toast
 */
export const copyLinkAtom = atom(null, async (_get, set, url: string, copied: string) => {
  const text = (await copyText(url)) ? copied : url
  set(showMessageAtom, {
    kind: 'text',
    text,
    ...(text === url && { time: LONG_ENOUGH_TO_COPY_MS }),
  })
})
