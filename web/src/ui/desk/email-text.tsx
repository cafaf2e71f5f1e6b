export function EmailText({ email }: { email: string }) {
  const [name, ...domain] = email.split('@')
  return (
    <span className="email">
      {name}
      {domain.length > 0 && (
        <>
          @<wbr />
          {domain.join('@')}
        </>
      )}
    </span>
  )
}
