import { documents } from '@prangan/contract/paths'
import type { ReactNode } from 'react'
import { Words } from '../../../../ui/words.tsx'
import type { GetToken } from '../api/edit-news.ts'
import type { NewsRow } from '../api/news-row.ts'
import { useNewest } from '../api/use-news-list.ts'
import { NoticeForm } from './notice-form.tsx'
import { NoticeWindow, type WindowWiring } from './notice-window.tsx'

type EditNoticeProps = {
  row: NewsRow
  isOpen: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
  getToken: GetToken
  history: (subject: string) => ReactNode
}

/** The window in which the office changes a notice, with what was done to it so far. */
export function EditNotice({ row, isOpen, onClose, finalFocus, ...rest }: EditNoticeProps) {
  return (
    <NoticeWindow
      isOpen={isOpen}
      onClose={onClose}
      finalFocus={finalFocus}
      title="Edit notice"
      description={<Words text={row.title} />}
    >
      {(wiring) => <Editing {...rest} row={row} wiring={wiring} />}
    </NoticeWindow>
  )
}

type EditingProps = Pick<EditNoticeProps, 'row' | 'getToken' | 'history'> & { wiring: WindowWiring }

/** Listens only while the window is open. */
function Editing({ row, getToken, history, wiring }: EditingProps) {
  const newest = useNewest(row)
  return (
    <>
      <NoticeForm {...wiring} getToken={getToken} opened={row} newest={newest} />
      <div className="mt-8 border-t border-line pt-6">{history(documents.news(row.id))}</div>
    </>
  )
}
