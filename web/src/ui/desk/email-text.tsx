/** An e-mail address that breaks before its @ first, where it must break. */
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
