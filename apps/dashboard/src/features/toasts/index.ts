export { lazyToastParts } from './toast-lists.ts'
export { Toasts } from './Toasts.tsx'
