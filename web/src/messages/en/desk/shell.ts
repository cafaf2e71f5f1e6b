export const shell = {
  language: 'Language of the desk',
  adminDashboard: 'Admin dashboard',
  facultyDashboard: 'Faculty dashboard',
  groups: { site: 'Site', people: 'People', admissions: 'Admissions' },
  /** Two sentences about each section, for people who see it for the first time. */
  introductions: {
    pages:
      'Edit every page of the site here. Visitors see a change only when you publish it, and you can restore earlier versions.',
  },
  officeDesk: 'Office desk',
  facultyDesk: 'Faculty desk',
  noAccess: 'No access',
  noAccessText: 'You don’t have access to this section. An admin can give it to you.',
  typedIsKept:
    'What you typed here is kept in this tab for a day. You will find it here if you get access again.',
  toOwnDesk: 'Go to your own desk',
}
