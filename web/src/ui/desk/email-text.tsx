export function EmailText({ email }: { email: string }) {
  const [name, ...domain] = email.split('@')
  return (
    <span className="tracking-[0.02em]">
      {name}
      <wbr />
      {domain.length > 0 && `@${domain.join('@')}`}
    </span>
  )
}
