import type { Texts } from '../begin/texts.ts'

/** Web storage that holds these texts. */
export function textsOf(texts: Readonly<Record<string, string>>): Texts {
  const names = Object.keys(texts)
  return {
    length: names.length,
    key: (index) => names[index] ?? null,
    getItem: (name) => texts[name] ?? null,
  }
}
