import { join } from 'node:path'
import { Problem } from '@prangan/emulators/src/problem.ts'
import type { Context } from '../context.ts'
import { readSettings, readSiteSettings, settingsFile, siteFile, writeValues } from '../settings-files.ts'
import { differs, fine, type Step } from '../step.ts'

async function appCheckKey({ google, facts }: Context): Promise<string> {
  const [number, app] = [await facts.number(), await facts.webApp()]
  const path = `/v1/projects/${number}/apps/${app?.appId}/recaptchaEnterpriseConfig`
  const config = await google.find<{ siteKey?: string }>('appCheck', path)
  return config?.siteKey ?? ''
}

async function wantedValues(context: Context, siteUrl: string) {
  const web = await context.facts.webConfig()
  if (!web) return undefined
  return {
    functions: { WEB_API_KEY: web.apiKey, SITE_URL: siteUrl, NODE_OPTIONS: '--max-semi-space-size=8' },
    site: {
      VITE_FIREBASE_API_KEY: web.apiKey,
      VITE_FIREBASE_AUTH_DOMAIN: web.authDomain,
      VITE_FIREBASE_PROJECT_ID: web.projectId,
      VITE_FIREBASE_STORAGE_BUCKET: (await context.facts.bucket()) ?? '',
      VITE_FIREBASE_APP_ID: web.appId,
      VITE_APP_CHECK_KEY: await appCheckKey(context),
      VITE_SITE_URL: siteUrl,
    },
  }
}

const isPlaceholder = (siteUrl: string | undefined) => !siteUrl || siteUrl.endsWith('.example.org')

async function askForSiteUrl({ project, ask }: Context): Promise<string> {
  const answer = await ask({
    text: 'The address of the site, such as https://www.college.ac.in; Enter for',
    variable: 'SITE_URL',
    usual: `https://${project}.web.app`,
  })
  const address = answer.includes('://') ? answer : `https://${answer}`
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    throw new Problem(`"${answer}" is not an address: write it as https://www.college.ac.in.`)
  }
  return new URL(address).origin
}

export const settings: Step = {
  name: 'Settings of the build',
  look: async (context) => {
    const functions = await readSettings(context)
    const site = await readSiteSettings(context)
    const siteUrl = functions.SITE_URL
    if (!siteUrl || isPlaceholder(siteUrl)) return differs('The address of the site is not known.')
    const wanted = await wantedValues(context, siteUrl)
    if (!wanted) return differs('The project has no web app to take them from.')
    const isSame =
      Object.entries(wanted.functions).every(([name, value]) => functions[name] === value) &&
      Object.entries(wanted.site).every(([name, value]) => (site[name] ?? '') === value)
    return isSame
      ? fine(`The site is built for ${siteUrl}.`)
      : differs(
          `functions/.env.${context.project} or web/.env.production say something else than the project.`,
        )
  },
  plan: 'Write them from what the project says.',
  act: async (context) => {
    const { root } = context
    const known = (await readSettings(context)).SITE_URL
    const siteUrl = !known || isPlaceholder(known) ? await askForSiteUrl(context) : known
    const wanted = await wantedValues(context, siteUrl)
    if (!wanted) throw new Problem('The project has no web app: run the same command again.')
    await writeValues(settingsFile(context), wanted.functions, join(root, 'functions', '.env.example'))
    await writeValues(siteFile(context), wanted.site, join(root, 'web', '.env.example'))
  },
}
