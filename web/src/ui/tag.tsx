/** A short label after a link's text, on the next line where it has no room. */
export const Tag = ({ children }: { children: string }) => (
  <>
    {' '}
    <span className="tag">{children}</span>
  </>
)
