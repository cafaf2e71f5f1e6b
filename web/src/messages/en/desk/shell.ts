/** What is around every section of a desk. */
export const shell = {
  language: 'Language of the desk',
  adminDashboard: 'Admin dashboard',
  facultyDashboard: 'Faculty dashboard',
  officeDesk: 'Office desk',
  facultyDesk: 'Faculty desk',
  noAccess: 'No access',
  noAccessText: 'You have no access to this section at present. An admin can give it to you.',
  toOwnDesk: 'Go to your own desk',
  /** The office's sections. */
  sections: {
    overview: 'Overview',
    notices: 'View News',
    alumni: 'View Alumni',
    addFaculty: 'Add Faculty',
    faculty: 'View Faculty',
    admissions: 'Admissions',
    counter: 'Counter',
    meritLists: 'Merit lists',
    admissionSessions: 'Admission sessions',
    inquiries: 'Inquiries',
    pages: 'Pages',
    media: 'Media',
    documents: 'Documents',
    people: 'People',
    changePassword: 'Change Password',
  },
  /** A teacher's. */
  ownSections: {
    profile: 'Profile',
    experiences: 'Experiences',
    awards: 'Awards & Honors',
    qualifications: 'Qualifications',
    publications: 'Publications',
    pages: 'My pages',
  },
}
