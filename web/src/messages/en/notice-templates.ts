/** Titles to begin with; … is what the office fills in. */
const english = {
  holiday: 'Holiday: the college is closed on … for …',
  dateSheet: 'Date sheet: … examination, …',
  feeDate: 'Fee for …: last date …',
}

export type NoticeTemplates = typeof english

export default english
