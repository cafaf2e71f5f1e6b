import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { Toasts } from '../../../../ui/desk/toasts.tsx'
import type { GetToken } from '../api/edit-news.ts'
import type { NewsRow } from '../api/news-row.ts'
import { AddNotice } from './add-notice.tsx'
import { DeleteNotice } from './delete-notice.tsx'
import { EditNotice } from './edit-notice.tsx'

export type NewsWindowsProps = {
  getToken: GetToken
  history: (subject: string) => ReactNode
  open: 'add' | 'edit' | 'delete' | null
  /** The notice to edit or to delete; kept while its window closes, so that its words stay. */
  row: NewsRow | null
  onClose: () => void
  /** What opened the window, and has the focus again at its end where it is still there. */
  opener: HTMLElement | null
  /** What takes the focus once the row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/**
 * What opens over the list of notices, and the passing messages that follow. Base UI may add no style elements, since
 * the pages' policy allows none.
 */
export function NewsWindows({ open, row, opener, history, fallbackFocus, ...props }: NewsWindowsProps) {
  const finalFocus = () => (opener?.isConnected ? opener : fallbackFocus())
  return (
    <CSPProvider disableStyleElements>
      <AddNotice {...props} finalFocus={finalFocus} isOpen={open === 'add'} />
      {row && (
        <>
          <EditNotice
            {...props}
            key={`edit ${row.id} ${row.version}`}
            row={row}
            isOpen={open === 'edit'}
            finalFocus={finalFocus}
            history={history}
          />
          <DeleteNotice
            {...props}
            key={`delete ${row.id}`}
            row={row}
            isOpen={open === 'delete'}
            fallbackFocus={fallbackFocus}
          />
        </>
      )}
      <Toasts />
    </CSPProvider>
  )
}
