export { fetchAlertText } from './LateAlertText.tsx'
export { Messages } from './Messages.tsx'
