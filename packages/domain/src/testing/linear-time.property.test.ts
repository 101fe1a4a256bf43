import { describe, expect, test } from 'vitest'
import { resolveLinkAddress, resolveMediaAddress } from '../addresses/index.ts'
import { splitShortcodes } from '../emoji/index.ts'
import { getAccountName, getSpokenName } from '../entities/index.ts'
import { getShownAcct } from '../handles/index.ts'
import { isBlurhash } from '../media/index.ts'
import { readPushMessage } from '../push/index.ts'
import { findCardFrame, getEmbedFrameUrl, createPlainEmbed } from '../status/index.ts'
import {
  countGraphemes,
  decodeEntities,
  findHashtags,
  findMentions,
  findUrls,
  hasVisibleText,
  htmlToText,
  isRtl,
  splitIntoLineBlocks,
} from '../text/index.ts'
import { removeQuoteLine } from '../text/status-search-text.ts'
import { parseDate } from '../time/index.ts'
import { readLayout } from '../workspaces/index.ts'
import { isLinearTime, HOSTILE_UNITS, repeatUnit } from './linear-growth.ts'

const picture = 'https://host.example/x.png'
const emojis = ['zz', 'zzz', 'blob'].map((shortcode) => ({
  shortcode,
  url: picture,
  static_url: picture,
  visible_in_picker: true,
  category: null,
}))
const createAccount = (text: string) => ({ display_name: text, username: text, acct: text, emojis })

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  findCardFrame: (text) => findCardFrame({ type: 'video', html: text }, ['home.example']),
  countGraphemes,
  decodeEntities,
  getEmbedFrameUrl: (text) => getEmbedFrameUrl(text, ['https://home.example']),
  findHashtags,
  findMentions,
  findUrls,
  getAccountName: (text) => getAccountName(createAccount(text)),
  getShownAcct: (text) => getShownAcct(`ada@${text}`),
  getSpokenName: (text) => getSpokenName(createAccount(text)),
  hasVisibleText,
  htmlToText,
  isBlurhash,
  isRtl,
  resolveLinkAddress: (text) => resolveLinkAddress(text, 'https://home.example'),
  'resolveLinkAddress of a host': (text) =>
    resolveLinkAddress(`https://${text}`, 'https://home.example'),
  resolveMediaAddress: (text) => resolveMediaAddress(`https://${text}/`, 'https://home.example'),
  parseDate,
  plainEmbed: createPlainEmbed,
  readLayout,
  readPushMessage: (text) =>
    readPushMessage({ notification_id: text, title: text, icon: text }, 'https://home.example'),
  splitShortcodes: (text) => splitShortcodes(text, emojis),
  textBlocks: splitIntoLineBlocks,
  withoutQuoteLine: removeQuoteLine,
  'removeQuoteLine of a quote': (text) => removeQuoteLine(`<p class="quote-inline">${text}`),
}

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test('reads repeated text in linear time', () => {
    const slow = HOSTILE_UNITS.filter((unit) => !isLinearTime(repeatUnit(unit), read))

    expect(slow).toEqual([])
  })
})

test('splits a text at many shortcodes in time linear to both', () => {
  const listed = (length: number) =>
    Array.from({ length: Math.ceil(length / 40) }, (_, index) => ({
      ...emojis[0]!,
      shortcode: `blob_${index}`,
    }))
  const make = (length: number) => ({ text: ':zz'.repeat(length / 3), emojis: listed(length) })

  expect(isLinearTime(make, ({ text, emojis: known }) => splitShortcodes(text, known))).toBe(true)
})
