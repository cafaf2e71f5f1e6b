export const noticeCategories = {
  examination: 'Examination',
  admission: 'Admission',
  scholarship: 'Scholarship',
  event: 'Event',
  holiday: 'Holiday',
  employment: 'Employment',
  general: 'General',
}

/** What people also call the notices of a category; the list of notices is searched by it. */
export const noticeCategoryWords: Readonly<Record<keyof typeof noticeCategories, string>> = {
  examination: 'paper, date sheet, datesheet, imtihan',
  admission: 'counselling, merit, dakhila, pravesh',
  scholarship: 'stipend, wazifa',
  event: 'programme, function, celebration',
  holiday: 'vacation, closed, chhutti',
  employment: 'job, placement, recruitment, vacancy, naukri',
  general: '',
}
