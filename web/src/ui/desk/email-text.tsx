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
