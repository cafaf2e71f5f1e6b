/** Names a value of a table on a phone, where its row is a card and the heads are hidden. */
export const OnPhone = ({ label }: { label: string }) =>
  label !== '' && <span className="block text-xs font-normal text-muted sm:hidden">{label}</span>
