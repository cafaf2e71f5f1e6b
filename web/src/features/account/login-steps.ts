import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { Session } from './session.ts'

/** The history state of the sign-in page: why a person was sent there and from where, or the step of the reset. */
export type LoginState = {
  notice?: string
  returnTo?: string
  username?: string
  step?: 'email' | 'code' | 'ask' | 'choose'
  email?: string
  flow?: string
}

/**
 * The target after a sign-in: the screen of their desk on which the same person's session ended, else the desk's
 * start.
 */
export function deskAfterSignIn(
  { userType, username }: Omit<Session, 'grants'>,
  state: LoginState | null,
): string {
  const desk = (userType === 'admin' ? paths.adminDashboard : paths.facultyDashboard).href()
  const { returnTo = '', username: last = username } = state ?? {}
  const isOnDesk = returnTo.split(/(?=[/?])/, 1)[0] === desk
  return isOnDesk && last.toLowerCase() === username.toLowerCase() ? returnTo : desk
}

export type LoginStep =
  | { step: 'login' }
  | { step: 'email' }
  | { step: 'code'; email: string; flow: string | undefined }
  | { step: 'ask' }
  | { step: 'choose' }

const depth = { login: 0, email: 1, code: 2, ask: 1, choose: 1 } as const

/**
 * The step that a history state names; a code without its address leads back to the request. One that the office
 * requested has no flow here.
 */
export function stepOf(state: LoginState | null): LoginStep {
  if (state?.step === 'code' && state.email) {
    return { step: 'code', email: state.email, flow: state.flow }
  }
  if (state?.step === 'code' || state?.step === 'email') return { step: 'email' }
  if (state?.step === 'ask' || state?.step === 'choose') return { step: state.step }
  return { step: 'login' }
}

/** The steps of the sign-in page as history entries, so that Back goes one step back. */
export function useLoginSteps() {
  const navigate = useNavigate()
  const state: LoginState | null = useLocation().state
  const current = stepOf(state)
  const show = (step: LoginState, replace = false) => navigate(paths.login.href(), { state: step, replace })
  return {
    current,
    toEmail: () => show({ step: 'email' }, depth[current.step] > 0),
    toAsk: () => show({ ...state, step: 'ask' }),
    toChoose: () => show({ ...state, step: 'choose' }, current.step === 'ask'),
    toCode: (email: string, flow?: string) => show({ step: 'code', email, ...(flow && { flow }) }),
    back: () => navigate(-1),
    /** Back to the entry that the reset started from, so that no finished step is left behind it. */
    toLogin: () => navigate(-depth[current.step]),
  }
}
