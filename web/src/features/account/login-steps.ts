import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { Session } from './session.ts'

/**
 * What the sign-in page carries in the browser's history: why a person was sent there and from where, or their step of
 * the reset.
 */
export type LoginState = {
  notice?: string
  /** The screen of a desk on which the session ended, and whose it was. */
  returnTo?: string
  username?: string
  step?: 'email' | 'code'
  email?: string
  flow?: string
}

/** Where a sign-in leads: back to the screen of their own desk on which the same person's session ended, else to its start. */
export function deskAfterSignIn({ userType, username }: Session, state: LoginState | null): string {
  const desk = (userType === 'admin' ? paths.adminDashboard : paths.facultyDashboard).href()
  const { returnTo = '', username: last = username } = state ?? {}
  const isOnDesk = returnTo.split(/(?=[/?])/, 1)[0] === desk
  return isOnDesk && last.toLowerCase() === username.toLowerCase() ? returnTo : desk
}

/** Where a person is on the sign-in page. */
export type LoginStep = { step: 'login' } | { step: 'email' } | { step: 'code'; email: string; flow: string }

/** How many entries of the browser's history lie between a step and the sign-in that it began from. */
const depth = { login: 0, email: 1, code: 2 } as const

/** Reads a place off the history's state; a code without the request that it came from is asked for again. */
export function stepOf(state: LoginState | null): LoginStep {
  if (state?.step === 'code' && state.email && state.flow) {
    return { step: 'code', email: state.email, flow: state.flow }
  }
  if (state?.step === 'code' || state?.step === 'email') return { step: 'email' }
  return { step: 'login' }
}

/** The steps of the sign-in page as entries of the browser's history, so that its back button goes a step back. */
export function useLoginSteps() {
  const navigate = useNavigate()
  const state: LoginState | null = useLocation().state
  const current = stepOf(state)
  const show = (step: LoginState) => navigate(paths.login.href(), { state: step })
  return {
    current,
    toEmail: () => show({ step: 'email' }),
    /** `flow` names the request for the code. */
    toCode: (email: string, flow: string) => show({ step: 'code', email, flow }),
    /** One entry back. */
    back: () => navigate(-1),
    /** Back to the entry that the reset began from, so that no finished step lies behind it. */
    toLogin: () => navigate(-depth[current.step]),
  }
}
