import { lendFirstAnswers } from '../lib/first-answers.ts'
import { askFirstCalls } from './ask-first-calls.ts'
import { showSight } from './show-sight.ts'
import { faceLanguage, wearLooks } from './wear-looks.ts'

/** The page that holds the composer alone: it has other first calls, and nothing to be seen before. */
const SHARE_PAGE = /^\/share(?:\.html)?$/

const storage = () => localStorage

wearLooks(document.documentElement.dataset, storage)
faceLanguage(document.documentElement, storage, navigator.language)
if (!SHARE_PAGE.test(location.pathname)) {
  const entrance = {
    storage,
    pageState: () => document.getElementById('initial-state')?.textContent ?? null,
    pageOrigin: location.origin,
  }
  lendFirstAnswers(askFirstCalls({ ...entrance, ask: (request) => fetch(request) }))
  showSight(entrance)
}
