import { CallError } from '@prangan/web/http/call-error.ts'
import { useMemo, useState } from 'react'
import { keepToken, readToken } from '../api/started.ts'
import type { ApplicationAccess } from '../steps/application-access.ts'
import { stepsMessages } from '../steps-messages.ts'

type Asking = { onOpened: (token: string) => void; onCancel: () => void }

/**
 * The applicant's own access: a token of this tab, and where it has ended a code by mail, for which a dialog asks while
 * the call waits. `asking` are the dialog's props.
 */
export function useMailedAccess() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const access = useMemo((): ApplicationAccess => {
    let wanted: Promise<string> | undefined
    const renew = () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const end = (settle: () => void) => () => {
        wanted = undefined
        setAsking(null)
        settle()
      }
      setAsking({
        onOpened: (token) => {
          keepToken(token)
          end(() => resolve(token))()
        },
        onCancel: end(() => reject(new CallError(403, stepsMessages().access.stopped))),
      })
      return promise
    }
    return {
      getToken: readToken,
      // Two calls that find the token ended ask once.
      renew: () => {
        wanted ??= renew()
        return wanted
      },
    }
  }, [])
  return { access, asking }
}
