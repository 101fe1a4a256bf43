export { ConnectionIndicator } from './ConnectionIndicator.tsx'
