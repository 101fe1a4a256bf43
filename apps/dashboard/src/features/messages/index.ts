export { alertText } from './LateAlertText.tsx'
export { Messages } from './Messages.tsx'
