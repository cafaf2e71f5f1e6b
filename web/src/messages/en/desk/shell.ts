export const shell = {
  language: 'Language of the desk',
  adminDashboard: 'Admin dashboard',
  facultyDashboard: 'Faculty dashboard',
  groups: { site: 'Site', people: 'People', admissions: 'Admissions' },
  /** Two sentences about each section, for people who see it for the first time. */
  introductions: {
    pages:
      'Every page of the site is edited here, and visitors see a change only when you publish it. Until then it is a draft, and earlier versions can be brought back.',
  },
  officeDesk: 'Office desk',
  facultyDesk: 'Faculty desk',
  noAccess: 'No access',
  noAccessText: 'You have no access to this section at present. An admin can give it to you.',
  typedIsKept:
    'What you typed here is kept in this tab for a day. It is here again when you get the access back.',
  toOwnDesk: 'Go to your own desk',
}
