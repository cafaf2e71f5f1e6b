import { dayInIndia } from '@prangan/contract/india-time'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { useEffect, useMemo, useState } from 'react'
import { type Checks, readChecks } from './disclosure-calls.ts'
import type { Known } from './item-fields.tsx'
import { type ItemRow, toRows } from './item-rows.ts'

const loadItems = async () => (await import('./watch-disclosures.ts')).watchItems
const loadSite = async () => (await import('./watch-disclosures.ts')).watchSite

/** Reads what only the server knows, again after each change of an item. */
function useChecks(versions: string | undefined) {
  const { getToken } = useDeskSession()
  const [checks, setChecks] = useState<Checks>({ broken: {}, people: [] })
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (versions === undefined) return
    let isStopped = false
    readChecks(getToken).then(
      (read) => {
        if (isStopped) return
        setChecks(read)
        setFailed(false)
      },
      () => !isStopped && setFailed(true),
    )
    return () => {
      isStopped = true
    }
  }, [getToken, versions])
  return { checks, hasFailed }
}

/** The items of the lists with what is computed of them, live: all, or those of an owner. */
export function useItems(owner = '') {
  const { live, retry } = useLive(loadItems, owner)
  const { live: liveSite } = useLive(loadSite, '')
  const stored = live.status === 'ready' ? live.value : undefined
  const versions = stored?.map(({ id, version }) => `${id} ${version}`).join()
  const { checks, hasFailed } = useChecks(versions)
  const site = liveSite.status === 'ready' ? liveSite.value : null
  const rows = useMemo(
    () => stored && toRows(stored, checks.broken, dayInIndia(new Date())),
    [stored, checks],
  )
  const known = useMemo((): Known => ({ site, people: checks.people }), [site, checks])
  return { status: live.status, rows: rows ?? ([] as ItemRow[]), known, hasFailed, retry }
}
