export {
  isPrivateAddress,
  isLoopback,
  resolveLinkAddress,
  resolveMediaAddress,
} from './addresses.ts'
