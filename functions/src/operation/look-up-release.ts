import { documentPaths } from '@prangan/contract/paths'
import * as z from 'zod/mini'
import type { Deps } from '../lib/deps.ts'
import { logUnknownRelease } from '../lib/log.ts'

/** Milliseconds and bytes that an answer may take. */
const timeout = 10_000
const largest = 256 * 1024

/** The answer of GitHub's 'latest release', of which another service needs to give these two fields. */
const AnswerSchema = z.object({
  tag_name: z.string().check(z.regex(/^v?\d+\.\d+\.\d+$/)),
  html_url: z.string().check(z.regex(/^https:\/\/[\w.-]+\//), z.maxLength(300)),
})

/** Looks up the newest release where `RELEASES_URL` says so, for the desk. A failure only costs this news. */
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

async function fetchJson(address: string): Promise<unknown> {
  const headers = { Accept: 'application/json', 'User-Agent': 'Prangan' }
  const response = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`The answer is ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largest) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
