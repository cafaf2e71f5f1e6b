import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetStepsDraft, type StepsDraft, saveStepsDraft } from '../api/steps-draft.ts'
import type { TypedDetails } from '../api/typed-details.ts'
import type { StepName } from './step-names.ts'
import type { SheetPictures } from './steps-props.ts'

type KeptSteps = {
  number: string
  draft: StepsDraft | null
  step: StepName
  form: Pick<UseFormReturn<TypedDetails, unknown, TypedDetails>, 'getValues' | 'subscribe'>
}

/** Keeps what is typed on this device with every change, and which steps were shown. */
export function useKeptSteps({ number, draft, step, form: { getValues, subscribe } }: KeptSteps) {
  const pictures = useRef<SheetPictures>(draft?.pictures ?? {})
  const [visited, setVisited] = useState<readonly string[]>(draft?.visited ?? [])
  const [isKept, setKept] = useState(true)
  const shown = useRef({ step, visited })
  /** The application was sent, or its form left: nothing is kept any more. */
  const isOver = useRef(false)
  const keep = useCallback(() => {
    if (isOver.current) return
    setKept(saveStepsDraft(number, { ...shown.current, typed: getValues(), pictures: pictures.current }))
  }, [number, getValues])
  useEffect(() => {
    shown.current = { step, visited: [...new Set([...shown.current.visited, step])] }
    setVisited(shown.current.visited)
    keep()
  }, [step, keep])
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  useEffect(() => subscribe({ formState: { values: true }, callback: keep }), [subscribe, keep])
  return {
    visited,
    isKept,
    pictures,
    keepPicture(kind: keyof SheetPictures, url: string) {
      pictures.current = { ...pictures.current, [kind]: url }
      keep()
    },
    /** The application was sent. */
    end() {
      isOver.current = true
      forgetStepsDraft(number)
    },
  }
}
