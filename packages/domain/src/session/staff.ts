/** Bits of a role's permissions that make somebody staff: administrator, manage reports, manage users. */
const STAFF_PERMISSIONS = (1n << 0n) | (1n << 4n) | (1n << 10n)

/**
 * Whether a role (4.x) sees admin links. Such servers send no `is_staff` to API clients.
 *
 * @param permissions a decimal bit mask; may need more than 53 bits
 * @see SES-03
 */
export function isStaffRole(permissions: string | undefined): boolean {
  const mask = String(permissions)
  return /^\d+$/.test(mask) && (BigInt(mask) & STAFF_PERMISSIONS) !== 0n
}
