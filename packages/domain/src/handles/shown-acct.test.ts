import { describe, expect, test } from 'vitest'
import { getShownAcct } from './shown-acct.ts'

/** Converts a domain as browsers do. */
const toAscii = (domain: string) => new URL(`https://${domain}`).hostname

const HONEST = [
  'bücher.example',
  'köln.straße.example',
  'łódź.example',
  'việtnam.example',
  'пример.рф',
  'правда.example',
  'παράδειγμα.example',
  'משל.example',
  'مثال.example',
  'उदाहरण.example',
  'ตัวอย่าง.example',
  'お寿司abc.example',
  'ラーメン.example',
  '例え.テスト',
  '한국a.example',
  '中文.example',
  'ასო.example',
]

const DECEPTIVE = [
  ['a Cyrillic letter among Latin ones', 'pаypal.example'],
  ['a Greek letter among Latin ones', 'gοogle.example'],
  ['nothing but Cyrillic letters that look Latin', 'аррӏе.example'],
  ['nothing but Greek letters that look Latin', 'νοτ.example'],
  ['a Latin letter that passes for another', 'ıdea.example'],
  ['Cyrillic and Greek', 'жλ.example'],
  ['a stroke that passes for a slash', 'bankノlogin.example'],
  ['Armenian among Latin', 'օk.example'],
]

describe('getShownAcct', () => {
  test.each(['ada', 'ada@far.example', 'ada@far.example:3000', '@', '', 'a@b@c.example'])(
    'keeps %j',
    { tags: ['ENT-01'] },
    (acct) => {
      expect(getShownAcct(acct)).toEqual({ shown: acct, ascii: acct })
    },
  )

  test.each(HONEST)('decodes %s in either form', { tags: ['ENT-01'] }, (domain) => {
    const ascii = `bob@${toAscii(domain)}`
    const shown = `bob@${domain.includes('ß') ? domain : domain.normalize('NFC')}`

    expect(getShownAcct(ascii)).toEqual({ shown, ascii })
    expect(getShownAcct(`bob@${domain}`)).toEqual({ shown, ascii })
  })

  test.each(DECEPTIVE)('shows %s in ASCII: %s', { tags: ['ENT-01'] }, (_title, domain) => {
    const ascii = `bob@${toAscii(domain)}`

    expect(getShownAcct(ascii)).toEqual({ shown: ascii, ascii })
    expect(getShownAcct(`bob@${domain}`)).toEqual({ shown: ascii, ascii })
  })

  test.each([
    'bob@xn--.example',
    'bob@xn--a.example',
    'bob@xn--google-.example',
    'bob@xn--99999999999.example',
    'bob@xn--!!.example',
    `bob@xn--${'a'.repeat(70)}.example`,
    'bob@xn--bcher-KVA.example'.replace('KVA', 'kv%'),
  ])('keeps the invalid Punycode %s', { tags: ['ENT-01'] }, (acct) => {
    expect(getShownAcct(acct).shown).toBe(acct)
  })

  test('decodes an upper-case domain', { tags: ['ENT-01'] }, () => {
    expect(getShownAcct('Bob@XN--BCHER-KVA.example').shown).toBe('Bob@bücher.example')
  })
})
