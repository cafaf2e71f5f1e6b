export const noticeCategories = {
  examination: 'Examination',
  admission: 'Admission',
  scholarship: 'Scholarship',
  event: 'Event',
  holiday: 'Holiday',
  employment: 'Employment',
  general: 'General',
}
