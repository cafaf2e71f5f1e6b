import { useCallback, useState } from 'react'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { useLazyModule } from '../../../../ui/desk/use-lazy-module.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import { newNotice } from '../notices.ts'
import type { NoticeDialogsProps } from './notice-dialogs.tsx'

const loadDialogs = () => import('./notice-dialogs.tsx')

/**
 * The open dialog of the list. A form is in the address, so that Back closes it and a reload opens it again; a
 * question is not. The code, with Base UI and the form's, is loaded when it is first needed.
 */
export function useNoticeDialogs() {
  const { params, stepIn, closeAll } = useAddressParams()
  const openId = params.get('open') ?? ''
  const [deleting, setDeleting] = useState<NoticeRow | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const isWanted = openId !== '' || isAsking
  const { module, hasFailed, prefetch } = useLazyModule(loadDialogs, isWanted)

  const open = useCallback(
    (id: string) => {
      setOpener(document.activeElement instanceof HTMLElement ? document.activeElement : null)
      stepIn({ open: id })
    },
    [stepIn],
  )
  const state = {
    openId,
    onClose: () => closeAll({ open: '' }),
    deleting,
    isAsking,
    onAnswered: () => setAsking(false),
    opener,
  } satisfies Partial<NoticeDialogsProps>

  return {
    openAdd: useCallback(() => open(newNotice), [open]),
    openEdit: useCallback((row: NoticeRow) => open(row.id), [open]),
    openDelete: useCallback((row: NoticeRow) => {
      setDeleting(row)
      setAsking(true)
    }, []),
    prefetch,
    /** The code of a dialog could not be loaded. */
    hasFailed: hasFailed && isWanted,
    Dialogs: module?.NoticeDialogs,
    state,
  }
}
