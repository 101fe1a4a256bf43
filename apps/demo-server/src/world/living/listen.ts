import { ANSWERS, type Occasion } from '../data.ts'
import type { SeenStatus } from '../life.ts'

/** Scripts that give a language away, whatever the composer was set to. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'uk'],
]

/** Small words that only one of these languages has. */
const SMALL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/[ßü]|(^|\s)(und|ich|nicht|heute|wir|das|ist|schön|der|ein|mein|mit)(?=[\s.,!?]|$)/i, 'de'],
  [/å|(^|\s)(och|jag|inte|är|det|idag|vi)(?=[\s.,!?]|$)/i, 'sv'],
  [/[ãõ]|(^|\s)(não|você|hoje|obrigad[oa]|olá|uma)(?=[\s.,!?]|$)/i, 'pt'],
  [/[ñ¿¡]|(^|\s)(el|los|hoy|hola|gracias|qué|muy|está)(?=[\s.,!?]|$)/i, 'es'],
  [/(^|\s)(je|les|est|bonjour|merci|aujourd’hui|c’est|très)(?=[\s.,!?]|$)/i, 'fr'],
]

const GREETING =
  /\b(hello|hi|hey|good (morning|evening)|first post|new here|introduction|hallo|moin|bonjour|salut|hola|olá|hej|ciao)\b|はじめまして|こんにちは|你好|안녕|مرحبا|سلام|שלום|вітаю|привіт/iu

/** The language to answer in; English for those that nobody here speaks. */
export function languageOf({ text, language }: Pick<SeenStatus, 'text' | 'language'>): string {
  const plain = text.replace(/[@#]\S+|https?:\S+/g, ' ')
  const script = SCRIPTS.find(([pattern]) => pattern.test(plain))
  if (script) return script[1]
  const stated = language?.slice(0, 2) ?? 'en'
  if (stated !== 'en' && stated in ANSWERS) return stated
  return SMALL_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'en'
}

/** What kind of answer suits a status. */
export function occasionOf({
  text,
  mediaCount,
}: Pick<SeenStatus, 'text' | 'mediaCount'>): Occasion {
  if (mediaCount > 0) return 'picture'
  if (GREETING.test(text)) return 'greeting'
  return /[?？؟]/u.test(text) ? 'question' : 'anything'
}
