import { documentPaths } from '@prangan/contract/paths'
import * as z from 'zod/mini'
import type { Deps } from '../lib/deps.ts'
import { fetchJson } from '../lib/fetch-json.ts'
import { logUnknownRelease } from '../lib/log.ts'

const AnswerSchema = z.object({
  tag_name: z.string().check(z.regex(/^v?\d+\.\d+\.\d+$/)),
  html_url: z.string().check(z.regex(/^https:\/\/[\w.-]+\//), z.maxLength(300)),
})

/** Stores the newest release for the desk if `RELEASES_URL` is set. A failure is only logged. */
export async function lookUpRelease({ firebase, configuration, clock }: Deps): Promise<void> {
  const address = configuration.releasesUrl()
  if (!address) return
  try {
    const { tag_name, html_url } = AnswerSchema.parse(await fetchJson(address))
    const firestore = await firebase.firestore()
    const release = { version: tag_name.replace('v', ''), url: html_url, at: clock() }
    await firestore.doc(documentPaths.newestRelease).set(release)
  } catch (error) {
    logUnknownRelease(error)
  }
}
