export const students = {
  title: 'Student Login',
  description: 'What students need, and who to ask about it.',
  intro: 'You need no account on this website: everything for students is open to all.',
  links: 'What you are looking for',
  syllabus: { title: 'Syllabus', note: 'Papers and units' },
  timetable: { title: 'Time table', note: 'Your classes, day by day' },
  notices: { title: 'Notices', note: 'News and last dates' },
  university: { title: 'University', note: 'Results and forms' },
  /** For people who came to the wrong page. */
  staff: 'Do you teach here, or work in the office? [Teacher and admin login](/login)',
  office: 'The college office',
  purpose: [
    'The University keeps examination forms, results and marksheets on its own website.',
    'For your ID card, fee receipts, certificates and corrections, please ask the college office.',
  ],
}
