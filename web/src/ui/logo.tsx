import drawing from '@prangan/college/art/logo.svg?raw'

/** The logo is inline to save a request. The name is always beside it. */
export function Logo({ className }: { className: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own.
    <span aria-hidden="true" className={`logo ${className}`} dangerouslySetInnerHTML={{ __html: drawing }} />
  )
}
