import { createContext, useContext } from 'react'
import type { NoticeRow } from './api/notice-row.ts'
import { noticeForm } from './notice-form.ts'
import { toForm } from './notice-schema.ts'
import { allSendings } from './notice-sending.ts'

/** The notice that the form for a new one begins with, or null. */
export const CopiedNotice = createContext<NoticeRow | null>(null)

/** What recurs is kept; dates, the file and what happened to the old notice are not. */
const toCopy = (row: NoticeRow) => ({
  ...toForm(row),
  publishFrom: '',
  publishUntil: '',
  eventDate: '',
  eventEndDate: '',
  isPinned: false,
  replacedBy: '',
  sendBy: allSendings,
})

/** Returns the form of notices, which for a new one may begin with a copy. */
export function useNoticeForm(): typeof noticeForm {
  const copied = useContext(CopiedNotice)
  if (!copied || !noticeForm.add) return noticeForm
  return {
    ...noticeForm,
    name: `notice copy of ${copied.id}`,
    add: { ...noticeForm.add, blank: toCopy(copied) },
  }
}
