import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useState } from 'react'
import { Toasts } from '../../../../ui/desk/toasts.tsx'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { GetToken } from '../api/edit-alumni.ts'
import { rowButtonId } from './alumni-columns.tsx'
import { AlumnusWindow } from './alumnus-window.tsx'
import { RemovalOffers } from './removal-offers.tsx'
import { RemoveAlumnus } from './remove-alumnus.tsx'
import { VerifyAlumnus } from './verify-alumnus.tsx'
import { VerifySeveral } from './verify-several.tsx'

/** A question about some of the list. `turn` tells it from an earlier one about the same. */
export type Question = { turn: number; about: readonly AlumnusRow[]; kind: 'verify' | 'remove' | 'several' }

export type AlumniWindowsProps = {
  getToken: GetToken
  /** Whose details are open; '' where nobody's. */
  openId: string
  onOpen: (id: string) => void
  onClose: () => void
  /** The last question; kept while its window closes, so that its words stay. */
  question: Question | null
  isAsking: boolean
  onAnswered: () => void
  history: (subject: string) => ReactNode
  /** What takes the focus where a row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/**
 * What opens over the list of alumni, and the passing messages that follow. Base UI may add no style elements, since the
 * pages' policy allows none.
 */
export function AlumniWindows({ openId, onOpen, onClose, history, ...props }: AlumniWindowsProps) {
  const { getToken, question, isAsking, onAnswered, fallbackFocus } = props
  const [shownId, setShownId] = useState(openId)
  if (openId && openId !== shownId) setShownId(openId)
  const [row] = question?.about ?? []
  const asking = { isOpen: isAsking, onClose: onAnswered, getToken }
  const kind = question?.kind
  return (
    <CSPProvider disableStyleElements>
      {shownId && (
        <AlumnusWindow
          key={shownId}
          id={shownId}
          isOpen={openId !== ''}
          onOpen={onOpen}
          onClose={onClose}
          getToken={getToken}
          history={history}
        />
      )}
      {row && kind === 'verify' && (
        <VerifyAlumnus key={question?.turn} row={row} fallbackFocus={fallbackFocus} {...asking} />
      )}
      {row && kind === 'remove' && (
        <RemoveAlumnus
          key={question?.turn}
          row={row}
          // There, by then, stands Undo.
          fallbackFocus={() => document.getElementById(rowButtonId(row)) ?? fallbackFocus()}
          {...asking}
        />
      )}
      {question && kind === 'several' && (
        <VerifySeveral key={question.turn} alumni={question.about} {...asking} />
      )}
      <RemovalOffers />
      <Toasts />
    </CSPProvider>
  )
}
