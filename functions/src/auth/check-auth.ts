import type { Handler } from '../http/handler.ts'

/** Handles `checkAuth`. The wrapper has checked the token; this returns its user. */
export const checkAuth: Handler<'checkAuth'> = async (_input, { caller, firebase }) => {
  const { displayName } = await (await firebase.auth()).getUser(caller.uid)
  return { type: caller.role, user: { uid: caller.uid, email: caller.email, name: displayName ?? '' } }
}
