import { college } from '@prangan/college/config'
import { mailTransport } from '@prangan/functions/mail/transport'

export async function sendTestMail(smtpUrl: string, from: string, to: string): Promise<void> {
  const transport = await mailTransport({ smtpUrl: () => smtpUrl })
  try {
    await transport.sendMail({
      from,
      to,
      subject: `${college.shortName}: the site can send mail`,
      text: 'This mail was sent by the deployment of the site. There is nothing to do.',
    })
  } finally {
    transport.close()
  }
}
