import { describe, expect, test } from 'vitest'
import { linkAddress, mediaAddress } from '../addresses/index.ts'
import { splitShortcodes } from '../emoji/index.ts'
import { getAccountName, getSpokenName } from '../entities/index.ts'
import { getShownAcct } from '../handles/index.ts'
import { isBlurhash } from '../media/index.ts'
import { readPushMessage } from '../push/index.ts'
import { cardFrame, embedFrame, plainEmbed } from '../status/index.ts'
import {
  countGraphemes,
  decodeEntities,
  findHashtags,
  findMentions,
  findUrls,
  hasVisibleText,
  htmlToText,
  isRtl,
  textBlocks,
} from '../text/index.ts'
import { withoutQuoteLine } from '../text/search-index.ts'
import { parseDate } from '../time/index.ts'
import { readLayout } from '../workspaces/index.ts'
import { growsLinearly, HOSTILE_UNITS, repeated } from './growth.ts'

const picture = 'https://host.example/x.png'
const emojis = ['zz', 'zzz', 'blob'].map((shortcode) => ({
  shortcode,
  url: picture,
  static_url: picture,
  visible_in_picker: true,
  category: null,
}))
const names = (text: string) => ({ display_name: text, username: text, acct: text, emojis })

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cardFrame: (text) => cardFrame({ type: 'video', html: text }, ['home.example']),
  countGraphemes,
  decodeEntities,
  embedFrame: (text) => embedFrame(text, ['https://home.example']),
  findHashtags,
  findMentions,
  findUrls,
  getAccountName: (text) => getAccountName(names(text)),
  getShownAcct: (text) => getShownAcct(`ada@${text}`),
  getSpokenName: (text) => getSpokenName(names(text)),
  hasVisibleText,
  htmlToText,
  isBlurhash,
  isRtl,
  linkAddress: (text) => linkAddress(text, 'https://home.example'),
  'linkAddress of a host': (text) => linkAddress(`https://${text}`, 'https://home.example'),
  mediaAddress: (text) => mediaAddress(`https://${text}/`, 'https://home.example'),
  parseDate,
  plainEmbed,
  readLayout,
  readPushMessage: (text) =>
    readPushMessage({ notification_id: text, title: text, icon: text }, 'https://home.example'),
  splitShortcodes: (text) => splitShortcodes(text, emojis),
  textBlocks,
  withoutQuoteLine,
  'withoutQuoteLine of a quote': (text) => withoutQuoteLine(`<p class="quote-inline">${text}`),
}

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test('reads what is written again and again in time that grows with its length', () => {
    const slow = HOSTILE_UNITS.filter((unit) => !growsLinearly(repeated(unit), read))

    expect(slow).toEqual([])
  })
})

test('cuts a text at many shortcodes in time that grows with both', () => {
  const listed = (length: number) =>
    Array.from({ length: Math.ceil(length / 40) }, (_, index) => ({
      ...emojis[0]!,
      shortcode: `blob_${index}`,
    }))
  const make = (length: number) => ({ text: ':zz'.repeat(length / 3), emojis: listed(length) })

  expect(growsLinearly(make, ({ text, emojis: known }) => splitShortcodes(text, known))).toBe(true)
})
