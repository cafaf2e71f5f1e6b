/** A member's e-mail address as a link; one too long for its line breaks at the @. */
export function EmailLink({ email, className }: { email: string; className: string }) {
  const at = email.lastIndexOf('@')
  return (
    <a href={`mailto:${email}`} className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
