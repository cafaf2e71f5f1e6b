export const shell = {
  language: 'Language of the desk',
  adminDashboard: 'Admin dashboard',
  facultyDashboard: 'Faculty dashboard',
  groups: { site: 'Site', people: 'People', admissions: 'Admissions' },
  /** Two sentences about each section, for people who see it for the first time. */
  introductions: {
    pages:
      'Every page of the site is edited here, and visitors see a change only when you publish it. Until then it is a draft, and earlier versions can be brought back.',
    'admission-counter':
      'Fill in the application form here for somebody without a phone or a computer. It gets a number and is checked and ranked like every other application.',
    'merit-lists':
      'A merit list ranks the verified applications of a programme and shares out its seats by the rules of the session. Prepare a list, check it, publish it, then offer the seats.',
    'admission-sessions':
      'A session says which programmes take applications, between which dates, for how many seats and by which rules. Make a new one from last year’s, change its dates, and show it on the site.',
  },
  officeDesk: 'Office desk',
  facultyDesk: 'Faculty desk',
  noAccess: 'No access',
  noAccessText: 'You have no access to this section at present. An admin can give it to you.',
  typedIsKept:
    'What you typed here is kept in this tab for a day. It is here again when you get the access back.',
  toOwnDesk: 'Go to your own desk',
}
