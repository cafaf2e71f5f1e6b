import * as plugins from '@prangan/plugins/web/desk/notice-sending'
import type { GetToken } from '../../../lib/desk-session.ts'
import type { NoticeSending } from '../../../plugin.ts'

export const noticeSendings: readonly NoticeSending[] = plugins.noticeSending

/** The form holds the chosen ones as one text, since drafts and conflicts compare texts. */
export const allSendings = noticeSendings.map(({ id }) => id).join()

export const isChosen = (chosen: string, id: string): boolean => chosen.split(',').includes(id)

export function choose(chosen: string, id: string, isChosen: boolean): string {
  const others = chosen.split(',').filter((each) => each !== '' && each !== id)
  return [...others, ...(isChosen ? [id] : [])].join()
}

/** Sends a saved notice as was chosen. Returns what the office is told. */
export async function sendNotice(chosen: string, id: string, getToken: GetToken): Promise<string> {
  const sendings = noticeSendings.filter((sending) => isChosen(chosen, sending.id))
  const told = await Promise.all(sendings.map((sending) => sending.send(id, getToken)))
  return told.map((sentence) => sentence && ` ${sentence}`).join('')
}
