import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { signOut } from '../session.ts'

/** The section that signs a person out. It has an address, so that unsaved changes are asked about first. */
export const logoutId = 'logout'

export function Logout() {
  const navigate = useNavigate()
  useEffect(() => {
    signOut()
    navigate(paths.login.href(), { replace: true })
  }, [navigate])
  return null
}
