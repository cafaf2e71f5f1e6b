/** An e-mail address that wraps before its @, if it has to wrap. */
export function EmailText({ email }: { email: string }) {
  const [name, ...domain] = email.split('@')
  return (
    <>
      {name}
      <wbr />
      {domain.length > 0 && `@${domain.join('@')}`}
    </>
  )
}
