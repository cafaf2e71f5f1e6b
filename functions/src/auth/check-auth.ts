import type { Handler } from '../http/handler.ts'

export const checkAuth: Handler<'checkAuth'> = async (_input, { caller, firebase }) => {
  const { displayName } = await (await firebase.auth()).getUser(caller.uid)
  const { uid, email, role, grants, version } = caller
  const lastDays = Object.entries(caller.lastDays).filter(([grant]) => grants.includes(grant))
  const user = { uid, email, name: displayName ?? '' }
  return {
    type: role,
    user,
    ...(grants.length > 0 && { grants: [...grants] }),
    ...(lastDays.length > 0 && { lastDays: Object.fromEntries(lastDays) }),
    ...(version > 0 && { version }),
  }
}
