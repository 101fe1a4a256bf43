interface LogoProps {
  readonly className: string | undefined
}

/** The logo: three columns under a beam. */
export function Logo({ className }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="13" fill="var(--accent)" />
      <g fill="none" stroke="var(--accent-ink)" strokeLinecap="round">
        <path d="M11 13h26" strokeWidth="4" />
        <path d="M14.5 20.5v16M24 20.5v11M33.5 20.5v16" strokeWidth="5" />
      </g>
    </svg>
  )
}
