/** What is around every section of a desk. */
export const shell = {
  language: 'Language of the desk',
  adminDashboard: 'Admin dashboard',
  facultyDashboard: 'Faculty dashboard',
  /** The groups of the office's sections in the sidebar. */
  groups: { site: 'Site', people: 'People', admissions: 'Admissions' },
  officeDesk: 'Office desk',
  facultyDesk: 'Faculty desk',
  noAccess: 'No access',
  noAccessText: 'You have no access to this section at present. An admin can give it to you.',
  typedIsKept:
    'What you typed here is kept in this tab for a day. It is here again when you get the access back.',
  toOwnDesk: 'Go to your own desk',
}
