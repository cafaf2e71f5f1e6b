import { useCallback, useEffect, useState } from 'react'
import { useLatePart } from '../../../../ui/desk/use-late-part.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { Question } from './alumni-windows.tsx'

const loadWindows = () => import('./alumni-windows.tsx')

/** Which question is asked over the list. The windows' code, with Base UI and the form's, comes when one is first wanted. */
export function useAlumniWindows(openId: string) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { part, hasFailed, fetchPart } = useLatePart(loadWindows)
  const isWanted = openId !== '' || isAsking

  useEffect(() => {
    if (isWanted) fetchPart()
  }, [isWanted, fetchPart])

  const ask = useCallback((kind: Question['kind'], about: readonly AlumnusRow[]) => {
    setQuestion((last) => ({ kind, about, turn: (last?.turn ?? 0) + 1 }))
    setAsking(true)
  }, [])

  return {
    ask,
    question,
    isAsking,
    onAnswered: useCallback(() => setAsking(false), []),
    /** For a pointer that comes near. After a failure only a press fetches again, lest a window open by itself. */
    prefetch: hasFailed ? undefined : fetchPart,
    hasFailed: hasFailed && isWanted,
    Windows: part?.AlumniWindows,
  }
}
