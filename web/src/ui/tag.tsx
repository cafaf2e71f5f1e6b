export const Tag = ({ children }: { children: string }) => (
  <>
    {' '}
    <span className="tag">{children.replaceAll(' ', '\u00a0')}</span>
  </>
)
