import { useCallback, useEffect, useRef, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import type { FormDraft } from '../../lib/use-form-draft.ts'
import { useUnloadQuestion } from '../../lib/use-unload-question.ts'

type Move = Parameters<BlockerFunction>[0]

/** A blocked navigation. After the first call of either function, both do nothing. */
type HeldMove = { go: () => void; stay: () => void }

type Guard = { holds: (move: Move) => boolean; onHeld: (held: HeldMove) => void }

/** The open forms and dialogs that may block a navigation, the topmost last. React Router supports only one blocker. */
const guards: Guard[] = []

function addGuard(guard: Guard): () => void {
  guards.push(guard)
  return () => void guards.splice(guards.indexOf(guard), 1)
}

export function useHeldMoves(): void {
  const holder = useRef<Guard>(undefined)
  const blocker = useBlocker(
    useCallback((move) => {
      holder.current = guards.findLast((guard) => guard.holds(move))
      return holder.current !== undefined
    }, []),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const guard = holder.current
    const answer = (act: () => void) => () => {
      if (holder.current !== guard) return
      holder.current = undefined
      act()
    }
    guard?.onHeld({ go: answer(blocker.proceed), stay: answer(blocker.reset) })
  }, [blocker])
}

/** Returns true if a navigation leaves this screen or changes one of these query parameters. */
function isLeaving({ currentLocation, nextLocation, historyAction }: Move, params: readonly string[]) {
  // People use links and Back; only a redirect, such as to the sign-in page, replaces an entry.
  if (currentLocation.pathname !== nextLocation.pathname) return historyAction !== 'REPLACE'
  const [now, next] = [currentLocation, nextLocation].map(({ search }) => new URLSearchParams(search))
  return params.some((name) => now?.get(name) !== next?.get(name))
}

type LeaveGuardOptions = {
  /** Called on every navigation; returns true if it would lose input. */
  hasUnsaved: () => boolean
  /** The query parameters that keep the form open; none if the form is the whole screen. */
  params?: readonly string[]
  draft?: Pick<FormDraft, 'end'>
}

const noParams: readonly string[] = []

/**
 * Asks before a form with unsaved changes is left by Back, Forward, a link, Cancel or Close, which change the address.
 * Reloading or closing the tab shows the browser's own question. The end of a session asks nothing. Use the hook in the form,
 * so that both unmount together. Render `<LeaveDialog {...guard.question} />` beside the `<form>`, inside its dialog if there
 * is one. Call `release` once the form is saved and before closing it. Open a form in a dialog with `stepIn` of
 * `useAddressParams`, so that Back closes it.
 */
export function useLeaveGuard(options: LeaveGuardOptions) {
  const [held, setHeld] = useState<HeldMove | null>(null)
  const isReleased = useRef(false)
  const latest = useRef(options)
  latest.current = options

  const isAtRisk = () => !isReleased.current && latest.current.hasUnsaved()
  useUnloadQuestion(isAtRisk)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads refs alone.
  useEffect(() => {
    return addGuard({
      holds: (move) => isAtRisk() && isLeaving(move, latest.current.params ?? noParams),
      onHeld: setHeld,
    })
  }, [])

  return {
    /** Call it once the form is saved: leaving is no longer blocked, and the draft is deleted. */
    release: () => {
      isReleased.current = true
      options.draft?.end()
    },
    question: {
      isOpen: held !== null,
      onCancel: () => {
        setHeld(null)
        held?.stay()
      },
      onConfirm: () => {
        isReleased.current = true
        options.draft?.end()
        setHeld(null)
        held?.go()
      },
    },
  }
}

/** Lets Back close a dialog without an address of its own, instead of leaving the screen. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef({ isOpen, onClose })
  latest.current = { isOpen, onClose }
  useEffect(() => {
    if (!isOpen) return
    return addGuard({
      holds: ({ historyAction }) => latest.current.isOpen && historyAction === 'POP',
      onHeld: ({ stay }) => {
        stay()
        latest.current.onClose()
      },
    })
  }, [isOpen])
}
