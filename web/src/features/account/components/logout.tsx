import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { signOut } from '../session.ts'

/** The section of a desk at which a person signs out: being an address, it asks before something unsaved is left. */
export const logoutId = 'logout'

/** Signs out and leads to the sign-in. */
export function Logout() {
  const navigate = useNavigate()
  useEffect(() => {
    signOut()
    navigate(paths.login.href(), { replace: true })
  }, [navigate])
  return null
}
