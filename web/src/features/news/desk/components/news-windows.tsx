import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toasts } from '../../../../ui/desk/toasts.tsx'
import type { GetToken } from '../api/edit-news.ts'
import type { NewsRow } from '../api/news-row.ts'
import { DeleteNotice } from './delete-notice.tsx'
import { UploadDialog } from './upload-dialog.tsx'

export type NewsWindowsProps = {
  getToken: GetToken
  isAdding: boolean
  onAddingEnd: () => void
  /** The notice to delete; kept while its window closes, so that its words stay. */
  doomed: NewsRow | null
  isAsking: boolean
  onAskingEnd: () => void
  /** What takes the focus once a deleted row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/**
 * What opens over the list of notices, and the passing messages that follow. Base UI may add no style elements, since
 * the pages' policy allows none.
 */
export function NewsWindows({ getToken, ...props }: NewsWindowsProps) {
  return (
    <CSPProvider disableStyleElements>
      <UploadDialog isOpen={props.isAdding} onClose={props.onAddingEnd} getToken={getToken} />
      {props.doomed && (
        <DeleteNotice
          key={props.doomed.id}
          row={props.doomed}
          isOpen={props.isAsking}
          onClose={props.onAskingEnd}
          getToken={getToken}
          fallbackFocus={props.fallbackFocus}
        />
      )}
      <Toasts />
    </CSPProvider>
  )
}
