import { useCallback, useState } from 'react'
import { useLazyModule } from '../../../../ui/desk/use-lazy-module.ts'

/** What is asked before something is done, and what does it: it gives the words of a failure, or nothing. */
export type Question = {
  title: string
  /** What it is about, in its owner's words. */
  subject?: string
  text: string
  action: string
  busyAction?: string
  act: () => Promise<string | undefined> | undefined
  onCancel?: () => void
  /** Where the focus goes at the end; true: back to where it was. */
  finalFocus?: () => HTMLElement | null | boolean
}

export type ConfirmationState = {
  question: Question
  isOpen: boolean
  isBusy: boolean
  error: string | undefined
  answer: () => void
  cancel: () => void
}

const loadDialog = () => import('./confirmation-dialog.tsx')

/** One question at a time. Its window's code, with Base UI, comes when it is first likely to be wanted. */
export function useConfirmation() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { part, hasFailed, loadModule } = useLazyModule(loadDialog)

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
    /** For a pointer that comes near. */
    prefetch: hasFailed ? undefined : loadModule,
    /** A question was to be asked and its window could not be had. */
    hasFailed: hasFailed && isOpen,
    Window: part?.ConfirmationDialog,
    state: question && ({ question, isOpen, isBusy, error, answer, cancel } satisfies ConfirmationState),
  }
}

/** What asks questions: see `useConfirmation`. */
export type Questions = ReturnType<typeof useConfirmation>
