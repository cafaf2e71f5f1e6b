import { useCallback, useState } from 'react'
import { useLazyModule } from '../../../../lib/use-lazy-module.ts'
import type { ConfirmationState, Question } from './confirmation-dialog.tsx'

const loadDialog = () => import('./confirmation-dialog.tsx')

/** One question at a time. The code of its dialog, with Base UI, is loaded when it is first needed. */
export function useConfirmation() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { module, hasFailed, loadModule, prefetch } = useLazyModule(loadDialog)

  const ask = useCallback(
    (next: Question) => {
      setError(undefined)
      setQuestion(next)
      setOpen(true)
      loadModule()
    },
    [loadModule],
  )

  const answer = async () => {
    setError(undefined)
    setBusy(true)
    try {
      const failure = await question?.act()
      setError(failure)
      if (failure === undefined) setOpen(false)
    } finally {
      setBusy(false)
    }
  }
  const cancel = () => {
    setOpen(false)
    question?.onCancel?.()
  }

  return {
    ask,
    prefetch,
    /** The dialog's code could not be loaded. */
    hasFailed: hasFailed && isOpen,
    Dialog: module?.ConfirmationDialog,
    state: question && ({ question, isOpen, isBusy, error, answer, cancel } satisfies ConfirmationState),
  }
}

/** The questions of a screen: see `useConfirmation`. */
export type Questions = ReturnType<typeof useConfirmation>
