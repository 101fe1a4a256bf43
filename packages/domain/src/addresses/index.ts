export {
  isPrivateAddress,
  isLoopback,
  resolveLinkAddress,
  resolveMediaAddress,
} from './addresses.ts'
export { type FediverseLink, readFediverseLink } from './fediverse-link.ts'
