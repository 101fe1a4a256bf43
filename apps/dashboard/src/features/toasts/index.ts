export { alertText } from './LazyAlertText.tsx'
export { Toasts } from './Toasts.tsx'
