export default {
  title: 'Mandatory disclosure',
  description:
    'What the college has to publish about itself: accounts, approvals, committees, fees, teachers and facilities, with links to each.',
  intro:
    'Our public self-disclosure: what regulators ask every college to publish, where it is, and when it was last updated.',
  failed:
    'We couldn’t load the links. Check your internet connection and try again. What we have to publish is below.',
  states: { published: 'Published', missing: 'Not yet published', notApplicable: 'Not applicable' },
  summary: (published: number, missing: number, notApplicable: number) =>
    `${published} published, ${missing} not yet published, ${notApplicable} not applicable.`,
  why: 'Reason:',
  updated: 'Last updated on',
  overdue: 'Review overdue since',
  notice: 'Notice',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  basis: 'Basis:',
}
