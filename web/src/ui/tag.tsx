/** A short label after a link's text, on the next line where it has no room; it breaks only where a line is too short for it. */
export const Tag = ({ children }: { children: string }) => (
  <>
    {' '}
    <span className="tag">{children.replaceAll(' ', '\u00a0')}</span>
  </>
)
