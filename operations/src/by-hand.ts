import type { Context } from './context.ts'
import { readSiteSettings } from './settings-files.ts'
import { missingRecords } from './steps/domain.ts'

export type ByHand = { what: string; link: string; check: string }

export async function listByHand(context: Context): Promise<ByHand[]> {
  const { project, facts } = context
  const account = (await facts.billingAccount())?.split('/')[1] ?? ''
  const records = await missingRecords(context)
  const { VITE_APP_CHECK_KEY } = await readSiteSettings(context)
  const dns: ByHand = {
    what: `DNS: give the registrar of the domain these records: ${records.join('; ')}`,
    link: `https://console.firebase.google.com/project/${project}/hosting/sites`,
    check: `\`npm run doctor -- --project ${project}\` says that the domain is served, within a day.`,
  }
  const reCaptcha: ByHand = {
    what: 'reCAPTCHA, only if programs fill in the forms: a key for App Check (docs/limits.md)',
    link: `https://console.firebase.google.com/project/${project}/appcheck/apps`,
    check: `\`npm run deploy -- --project ${project}\` finds the key and builds the site with it.`,
  }
  return [
    {
      what: 'Payment: see that the account has money or a card that works. In India top up by UPI: an unpaid account stops the site',
      link: `https://console.cloud.google.com/billing/${account}/payment`,
      check: 'the page says no amount due; its mails go to those who pay.',
    },
    ...(records.length > 0 ? [dns] : []),
    ...(VITE_APP_CHECK_KEY ? [] : [reCaptcha]),
  ]
}

export const describeByHand = (list: readonly ByHand[]): string =>
  [
    'By hand:',
    ...list.map(
      ({ what, link, check }, index) => `  ${index + 1}. ${what}.\n     ${link}\n     Check: ${check}`,
    ),
  ].join('\n')
