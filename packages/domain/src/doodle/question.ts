/** What somebody wants that would end a drawing. */
export type DoodleAct = 'cancel' | 'back' | 'press-outside' | 'escape' | 'change-size' | 'clear'
export type DoodleQuestion = 'discard' | 'change-size' | 'clear'

const QUESTIONS: Readonly<Record<Exclude<DoodleAct, 'escape'>, DoodleQuestion>> = {
  cancel: 'discard',
  back: 'discard',
  'press-outside': 'discard',
  'change-size': 'change-size',
  clear: 'clear',
}

/**
 * What to do about it: ask while something is drawn, else do it at once. Escape never does anything.
 *
 * @see DOO-15 to DOO-18
 */
export function beforeDoodleAct(
  act: DoodleAct,
  isEdited: boolean,
): { readonly ask: DoodleQuestion } | 'do' | 'ignore' {
  if (act === 'escape') return 'ignore'
  return isEdited ? { ask: QUESTIONS[act] } : 'do'
}
