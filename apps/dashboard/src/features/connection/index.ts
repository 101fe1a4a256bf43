export { ConnectionSign } from './ConnectionSign.tsx'
