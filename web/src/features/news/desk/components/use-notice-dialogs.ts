import { useCallback, useEffect, useState } from 'react'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { useLazyModule } from '../../../../ui/desk/use-lazy-module.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import { newNotice } from '../use-notices-address.ts'
import type { NoticeDialogsProps } from './notice-dialogs.tsx'

const loadDialogs = () => import('./notice-dialogs.tsx')

/**
 * What is open over the list. The address holds which notice's form is, so that Back closes it and a reload opens it
 * again; a question is asked on the spot. The code, with Base UI and the form's, comes when one is first wanted.
 */
export function useNoticeDialogs() {
  const { params, stepIn, closeAll } = useAddressParams()
  const openId = params.get('open') ?? ''
  const [deleting, setDeleting] = useState<NoticeRow | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const { module, hasFailed, loadModule } = useLazyModule(loadDialogs)
  const isWanted = openId !== '' || isAsking

  useEffect(() => {
    if (isWanted) loadModule()
  }, [isWanted, loadModule])

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
    /** For a pointer that comes near. After a failure only a press fetches again, lest a dialog open by itself. */
    prefetch: hasFailed ? undefined : loadModule,
    /** A dialog was wanted and its code could not be had. */
    hasFailed: hasFailed && isWanted,
    Dialogs: module?.NoticeDialogs,
    state,
  }
}
