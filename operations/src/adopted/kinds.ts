/** What may be left of the demo college, in order of harm, and what to do about it. */
export const kinds = {
  phone: 'Phone numbers, and where to complain: put your own.',
  committee: 'Members of the demo’s committees: name your own.',
  fee: 'Fees and shares of the demo’s state: put your own.',
  address: 'Mail and web addresses that don’t exist: put your own.',
  place: 'Places of the demo, and texts of its state: put your own.',
  person: 'People of the demo: name your own, or take the line out.',
  college: 'The name of the demo college: put your own.',
  login: 'Passwords that everybody can read: change them.',
  link: 'Links to pages that are not there: change or remove the link, or write the page.',
  gap: 'Gaps: fill them in, or take the line out.',
  story: 'Text about the demo college: write your own.',
  drawing: 'Drawings of the demo: put your own picture.',
} as const satisfies Record<string, string>

export type Kind = keyof typeof kinds

/** `file` is relative to the repository. A picture has no line. */
export type Finding = { kind: Kind; file: string; line?: number; text: string }
