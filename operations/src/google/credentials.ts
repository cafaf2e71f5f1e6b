/// <reference path="./firebase-tools.d.ts" />
import { Problem } from '@prangan/emulators/src/problem.ts'
import { applicationDefault } from 'firebase-admin/app'

const noCredentials =
  'There are no Google credentials: run `npx firebase login` as an owner of the project, and then this again. ' +
  '(`gcloud auth application-default login` and GOOGLE_APPLICATION_CREDENTIALS do as well.)'

/** Uses the login of Firebase's CLI if there are no Application Default Credentials, for this process and its children. */
async function useLoginOfCli(): Promise<boolean> {
  const { getGlobalDefaultAccount } = await import('firebase-tools/lib/auth.js')
  const account = getGlobalDefaultAccount()
  if (!account?.tokens.refresh_token) return false
  const { getCredentialPathAsync } = await import('firebase-tools/lib/defaultCredentials.js')
  const path = await getCredentialPathAsync(account)
  if (path === undefined) return false
  process.env.GOOGLE_APPLICATION_CREDENTIALS = path
  return true
}

export async function findCredentials(): Promise<() => Promise<string>> {
  const readToken = async () => (await applicationDefault().getAccessToken()).access_token
  await readToken().catch(async (error: Error) => {
    if (await useLoginOfCli()) return
    throw new Problem(`${noCredentials} (${error.message})`)
  })
  return () =>
    readToken().catch((error: Error) => {
      throw new Problem(
        `Google does not accept your credentials: run \`npx firebase login --reauth\`. (${error.message})`,
      )
    })
}
