import type { GetToken } from '../api/edit-news.ts'
import { NoticeForm } from './notice-form.tsx'
import { NoticeWindow } from './notice-window.tsx'

type AddNoticeProps = {
  isOpen: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
  getToken: GetToken
}

/** The window in which the office publishes a notice. */
export function AddNotice({ getToken, ...window }: AddNoticeProps) {
  return (
    <NoticeWindow
      {...window}
      title="Add a notice"
      description="Once it is public, it shows by itself on every open page of the site."
    >
      {(wiring) => <NoticeForm {...wiring} getToken={getToken} opened={null} newest={null} />}
    </NoticeWindow>
  )
}
