import { lazyModule } from '../../lib/lazy-module.ts'
import { alertText } from './LazyAlertText.tsx'

/* The messages load after the first posts, because there is rarely one before. The live region is there already. */

export const toastList = lazyModule(async () => (await import('./ToastLists.tsx')).ToastList)

export const alertList = lazyModule(async () => (await import('./ToastLists.tsx')).Alerts)

/** Everything that shows a message. It is preloaded before the network may be lost. */
export const lazyToastParts = [toastList, alertList, alertText] as const
